import { NEVER, type Observable, of, startWith, throwError } from 'rxjs';
import type { KeyValueStore, KeyValueStoreValue } from 'sanity';
import { expect, it } from 'vitest';
import { changeRemovals } from './change-removals.ts';
import { type Removal, withRemoval } from './removal.ts';

const removal = (id: string): Removal => ({
  kind: 'deleted',
  id,
  type: 'agent',
  name: id,
  at: '2026-11-20T10:00:00Z',
});

function storeOf(answer: Observable<KeyValueStoreValue | null>) {
  const written: unknown[] = [];
  const store: KeyValueStore = {
    getKey: () => answer,
    setKey: (_key, value) => {
      written.push(value);
      return Promise.resolve(value);
    },
  };
  return { store, written };
}

it('adds to what the store has', async () => {
  const stored = [{ ...removal('tara') }];
  for (const answer of [of(stored), NEVER.pipe(startWith(stored))]) {
    const { store, written } = storeOf(answer);
    await changeRemovals(store, 'key', (last) => withRemoval(last, removal('neo')));
    expect(written).toEqual([[removal('neo'), removal('tara')]]);
  }
});

it('writes nothing over a list that cannot be read', async () => {
  const { store, written } = storeOf(throwError(() => new Error('offline')));
  const change = changeRemovals(store, 'key', (last) => withRemoval(last, removal('neo')));
  await expect(change).rejects.toThrow('offline');
  expect(written).toEqual([]);
});
