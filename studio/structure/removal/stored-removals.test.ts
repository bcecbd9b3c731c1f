import { HttpResponse, http } from 'msw';
import { firstValueFrom } from 'rxjs';
import { beforeEach, expect, it } from 'vitest';
import { studioClient } from '../../../tests/setup/studio-client.ts';
import { setUpTestLake } from '../../../tests/setup/test-lake.ts';
import { type Removal, withoutRemoval, withRemoval } from './removal.ts';
import { changeRemovals, watchRemovals } from './stored-removals.ts';

const { answer } = setUpTestLake();
const client = studioClient();

const keyValues = '*/users/me/keyvalue*';
/** A status that the client does not retry. */
const fault = () => HttpResponse.json({ message: 'Out of order' }, { status: 500 });

function removal(id: string): Removal {
  return { kind: 'deleted', id, type: 'agent', name: id, at: '2026-11-20T10:00:00Z' };
}

const add = (id: string) => changeRemovals(client, (last) => withRemoval(last, removal(id)));
const list = () => firstValueFrom(watchRemovals(client));

beforeEach(() => changeRemovals(client, () => []));

it('stores removals, the newest first', async () => {
  expect(await list()).toEqual([]);
  await add('tara');
  await add('neo');
  expect(await list()).toEqual([removal('neo'), removal('tara')]);
});

it('stores two removals at the same time', async () => {
  await Promise.all([add('tara'), add('neo')]);
  expect(await list()).toEqual([removal('neo'), removal('tara')]);
});

it('keeps removals of another window', async () => {
  await add('tara');
  const entry = { key: 'site.removals.production', value: [removal('nova'), removal('tara')] };
  await client.request({ method: 'PUT', url: '/users/me/keyvalue', body: [entry] });
  await add('neo');
  expect(await list()).toEqual([removal('neo'), removal('nova'), removal('tara')]);
});

it('does not overwrite a list that cannot be read, and continues once it can', async () => {
  await add('tara');
  for (const answerOf of [fault, () => HttpResponse.json(null)]) {
    answer(http.get(keyValues, answerOf, { once: true }));
    await expect(add('neo')).rejects.toThrow();
    expect(await list()).toEqual([removal('tara')]);
  }
  await add('neo');
  expect(await list()).toEqual([removal('neo'), removal('tara')]);
});

it('errors when the list cannot be read', async () => {
  answer(http.get(keyValues, fault));
  await expect(list()).rejects.toThrow('Out of order');
});

it('errors when the list cannot be written', async () => {
  answer(http.put(keyValues, fault));
  await expect(add('neo')).rejects.toThrow('Out of order');
});

it('notifies subscribers of each change by this window', async () => {
  const seen: string[][] = [];
  const subscription = watchRemovals(client).subscribe((removals) => seen.push(removals.map(({ id }) => id)));
  await list();
  await add('tara');
  await changeRemovals(client, (last) => withoutRemoval(last, removal('tara')));
  subscription.unsubscribe();
  await add('neo');
  expect(seen).toEqual([[], ['tara'], []]);
});
