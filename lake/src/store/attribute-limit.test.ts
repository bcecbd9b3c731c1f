import { describe, expect, it } from 'vitest';
import { countAttributes } from './attribute-limit.ts';
import { makeBook, openTestDataset, write } from './testing/test-dataset.ts';

const SYSTEM_FIELDS = 5;

/** Fields with so many attributes that the document has `count`. */
function fields(count: number): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: count - SYSTEM_FIELDS }, (_, index) => [`a${index}`, index]),
  );
}

describe('countAttributes', () => {
  it.each([
    [{ a: 'x', b: 1, c: 1.5, d: null, e: true }, 5],
    // As the example of Sanity’s page of limits: the array, float, string and boolean.
    [{ list: [2.75, 3.5, 'abc', 'def', true] }, 4],
    [{ list: [1, 2.5] }, 3],
    [{ list: [] }, 1],
    [{ slug: { current: 'a' } }, 2],
    [{ list: [{ a: 1 }, { a: 2 }, { a: 'x', b: 1 }] }, 5],
    [{ list: [[1], [2]] }, 3],
    [{ a: { b: 1 }, b: 1 }, 3],
  ])('of %j counts %i', (content, count) => {
    expect(countAttributes(makeBook('a', content))).toBe(SYSTEM_FIELDS + count);
  });
});

describe('a transaction', () => {
  const REFUSAL = /^Document "a" has 1001 attributes, and the limit is 1000/;

  it('refuses a document with more than 1,000 attributes', async () => {
    const dataset = openTestDataset();
    await write(dataset, makeBook('a', fields(1_000)));
    await expect(write(dataset, makeBook('a', fields(1_001)))).rejects.toThrow(REFUSAL);
    await expect(
      dataset.transact({ author: 'ann' }, (pending) =>
        pending.putPatched(makeBook('a', fields(1_001)), { set: { a995: 995 } }),
      ),
    ).rejects.toThrow(REFUSAL);
    expect(Object.keys(dataset.get('a') ?? {})).toHaveLength(1_000);
  });

  it('counts the attributes of all elements of a list once', async () => {
    const dataset = openTestDataset();
    const list = Array.from({ length: 2_000 }, (_, index) => ({ _key: `k${index}`, title: 'x', index }));
    await write(dataset, makeBook('a', { list }));
    expect(dataset.get('a')).toMatchObject({ list });
  });

  it('leaves a document that had more before, and its draft', async () => {
    const dataset = openTestDataset();
    dataset.index.set('a', makeBook('a', fields(1_002)));
    await write(dataset, makeBook('drafts.a', fields(1_002)));
    await expect(write(dataset, makeBook('a', fields(1_003)))).rejects.toThrow('has 1003 attributes');
    await write(dataset, makeBook('a', fields(1_001)));
  });
});
