import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ORIGIN, openTestLake } from '../testing/test-lake.ts';

async function filled() {
  const lake = openTestLake();
  await lake.mutate(
    { create: { _id: 'a', _type: 'book', n: 1 } },
    { create: { _id: 'drafts.a', _type: 'book', n: 2 } },
    { create: { _id: 'versions.r.a', _type: 'book', n: 2 } },
  );
  return lake;
}

describe('/data/query', () => {
  it('stops a query that would never end, and keeps serving', async () => {
    const { json, mutate } = await filled();
    await mutate(...Array.from({ length: 90 }, () => ({ create: { _type: 'book' } })));
    const query = 'count(*{"a":*{"b":*{"c":count(*{"d":_id})}}})';
    const search = `/data/query/production?query=${encodeURIComponent(query)}`;
    expect(await json(search, { token: null })).toMatchObject({
      status: 400,
      body: { error: { type: 'queryTimeoutError', description: expect.stringContaining('query timeout') } },
    });
    expect((await json('/data/query/production?query=count(*)', { token: null })).body).toMatchObject({
      result: 91,
    });
  });

  it.each([
    ['by its names', `{"${'n'.repeat(40_000)}":1}`, {}],
    // Each is six characters when escaped in JSON.
    ['by what is escaped', '$text', { text: '\u0001'.repeat(8_000) }],
    ['in bytes', '$text', { text: '漢'.repeat(13_000) }],
  ])('refuses an answer of more than 64 MB to anonymous readers: %s', async (_, value, params) => {
    const { json } = openTestLake();
    const twelve = `{"a":[${Array(12).fill('a').join()}]}`;
    const query = `{"a":${value}}${twelve.repeat(3)}`;
    expect(await json('/data/query/production', { body: { query, params }, token: null })).toEqual({
      status: 400,
      body: {
        error: {
          type: 'queryResultTooLargeError',
          description:
            'query result is too large (more than 64 MB). Ask for fewer documents or fields at a time',
        },
      },
    });
  });

  it.each(['true', 'false'])(
    'writes long lists as it writes short ones, with returnQuery=%s',
    async (returnQuery) => {
      const { mutate, fetch } = openTestLake();
      await mutate(...Array.from({ length: 250 }, (_, n) => ({ create: { _id: `n${n}`, _type: 'ü', n } })));
      const text = encodeURIComponent('*[_type == "ü"]{n}[0...$length] // "result":[]');
      for (const length of [2, 100, 101, 250]) {
        const path = `/data/query/production?query=${text}&$length=${length}&returnQuery=${returnQuery}`;
        const written = await (await fetch(path)).text();
        const { result, ...others } = JSON.parse(written);
        expect(result).toHaveLength(length);
        expect(result.at(-1)).toEqual({ n: expect.any(Number) });
        expect(Object.keys(others)).toEqual([...(returnQuery === 'true' ? ['query'] : []), 'ms', 'syncTags']);
        expect(written).toBe(JSON.stringify(JSON.parse(written)));
      }
    },
  );

  it('serves other requests during a long query, which sees the documents as they were at its start', async () => {
    const { mutate, query } = openTestLake();
    const numbers = Array.from({ length: 400 }, (_, n) => ({ create: { _id: `n${n}`, _type: 'number', n } }));
    await mutate(...numbers);
    const done: string[] = [];
    const note = (name: string) => (result: unknown) => {
      done.push(name);
      return result;
    };
    const costly = query('count(*[_type == "number" && count(*[n > ^.n]) >= 0])').then(note('costly'));
    await mutate({ create: { _id: 'later', _type: 'number', n: 1 } }).then(note('write'));
    await query('*[_id == "later"][0].n').then(note('lookup'));
    expect(await costly).toBe(400);
    expect(done).toEqual(['write', 'lookup', 'costly']);
    expect(await query('count(*[_type == "number"])')).toBe(401);
  });

  it('also charges the time to serialize an answer', async () => {
    const { lake } = openTestLake();
    vi.useFakeTimers({ toFake: ['performance'] });
    const stringify = JSON.stringify;
    const slow = vi.spyOn(JSON, 'stringify').mockImplementation((value: unknown) => {
      vi.advanceTimersByTime(7_000);
      return stringify(value);
    });
    onTestFinished(() => {
      slow.mockRestore();
      vi.useRealTimers();
    });
    const ask = (query: string) => {
      const url = `${ORIGIN}/v1/data/query/production?query=${encodeURIComponent(query)}`;
      return lake.fetch(new Request(url), { address: '198.51.100.1' });
    };
    expect((await ask('1')).status).toBe(200);
    slow.mockImplementation(stringify);
    expect((await ask('2')).status).toBe(200);
    expect((await ask(`[${'3,'.repeat(1_000)}3]`)).status).toBe(429);
  });
});
