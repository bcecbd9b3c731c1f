import { describe, expect, it } from 'vitest';
import { ORIGIN, openTestLake, type TestLake } from '../testing/test-lake.ts';

function opened(): TestLake & { ask: (path: string, token?: string | null) => Promise<unknown> } {
  const test = openTestLake();
  return {
    ...test,
    async ask(path, token) {
      const { body } = await test.json(path, token === undefined ? {} : { token });
      return typeof body === 'object' && body !== null && 'result' in body ? body.result : body;
    },
  };
}

const count = '/data/query/production?perspective=raw&query=count(*)';

describe('a cached answer to a query', () => {
  it('is used until the next write', async () => {
    const { ask, mutate } = opened();
    await mutate({ create: { _id: 'a', _type: 'page' } });
    expect([await ask(count), await ask(count), await ask(count)]).toEqual([1, 1, 1]);
    await mutate({ create: { _id: 'b', _type: 'page' } });
    expect(await ask(count)).toBe(2);
  });

  it('is used only for readers with the same rights and the same URL', async () => {
    const { ask, mutate } = opened();
    await mutate({ create: { _id: 'a', _type: 'page' } }, { create: { _id: 'drafts.a', _type: 'page' } });
    for (let times = 0; times < 3; times += 1) {
      expect([await ask(count), await ask(count, null)]).toEqual([2, 1]);
    }
    expect(await ask(count.replace('raw', 'published'))).toBe(1);
    expect(await ask(`${count}&$x=1`)).toBe(2);
  });

  it('is not used for readers who may no longer read the dataset', async () => {
    const { ask, fetch } = opened();
    for (let times = 0; times < 3; times += 1) expect(await ask(count, null)).toBe(0);
    await fetch('/datasets/production', { method: 'PATCH', body: { aclMode: 'private' } });
    expect(await ask(count, null)).toMatchObject({ statusCode: 401 });
  });

  it('is dropped with its dataset', async () => {
    const { ask, fetch } = opened();
    await fetch('/datasets/other', { method: 'PUT', body: {} });
    const other = count.replace('production', 'other');
    for (let times = 0; times < 3; times += 1) expect(await ask(other)).toBe(0);
    await fetch('/datasets/other', { method: 'DELETE' });
    expect(await ask(other)).toMatchObject({ statusCode: 404 });
  });

  it('is not used for queries that depend on the time', async () => {
    const { ask } = opened();
    const now = '/data/query/production?query=now()';
    const first = await ask(now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await ask(now)).not.toEqual(first);
  });

  it('has the CORS headers of the origin that asks', async () => {
    const { fetch } = opened();
    await fetch(count);
    await fetch(count);
    const answer = await fetch(count, { headers: { origin: ORIGIN } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(answer.headers.get('vary')).toBe('Origin');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect((await fetch(count)).headers.get('access-control-allow-origin')).toBeNull();
  });
});
