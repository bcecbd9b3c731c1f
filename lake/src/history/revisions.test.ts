import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBook, openTestDataset } from '../store/testing/test-dataset.ts';
import { readDocumentAt, readDocumentAtRevision } from './revisions.ts';

const second = (n: number) => new Date(Date.UTC(2025, 0, 1, 0, 0, n));

/** Writes (or with `undefined` deletes) document `a` once per second; returns each state with its revision. */
async function written(states: readonly (Record<string, unknown> | undefined)[]) {
  const dataset = openTestDataset();
  const revisions: string[] = [];
  for (const [n, fields] of states.entries()) {
    const { transactionId } = await dataset.transact({ author: 'tester', now: second(n) }, (pending) => {
      if (fields) pending.put(makeBook('a', fields), 'createOrReplace');
      else pending.remove('a');
    });
    revisions.push(transactionId);
  }
  return { dataset, revisions };
}

describe('documentAt', () => {
  it('returns every revision, and undefined when the document was deleted', async () => {
    const states = [{ n: 1 }, { n: 2, list: [1, 2] }, undefined, { title: 'again' }];
    const { dataset, revisions } = await written(states);
    for (const [n, fields] of states.entries()) {
      const revision = revisions[n] ?? '';
      const expected = fields && makeBook('a', { ...fields, _rev: revision });
      expect(readDocumentAt(dataset, 'a', { revision })).toEqual(expected);
      expect(readDocumentAt(dataset, 'a', { time: second(n).getTime() })).toEqual(expected);
      expect(readDocumentAt(dataset, 'a', { time: second(n).getTime() + 999 })).toEqual(expected);
    }
  });

  it('returns undefined before the first revision, for unknown revisions and for other documents', async () => {
    const { dataset, revisions } = await written([{ n: 1 }]);
    expect(readDocumentAt(dataset, 'a', { time: second(0).getTime() - 1 })).toBeUndefined();
    expect(readDocumentAt(dataset, 'a', { revision: 'unknown' })).toBeUndefined();
    expect(readDocumentAt(dataset, 'b', { revision: revisions[0] })).toBeUndefined();
    expect(readDocumentAt(dataset, 'b', { last: true })).toBeUndefined();
  });

  it('finds a published revision by the id of its draft too, but no other revisions', async () => {
    const { dataset, revisions } = await written([{ n: 1 }]);
    const revision = revisions[0] ?? '';
    expect(readDocumentAtRevision(dataset, 'drafts.a', revision)).toEqual(
      makeBook('drafts.a', { n: 1, _rev: revision }),
    );
    expect(readDocumentAtRevision(dataset, 'a', revision)).toEqual(makeBook('a', { n: 1, _rev: revision }));
    expect(readDocumentAtRevision(dataset, 'versions.r.a', revision)).toBeUndefined();
    expect(readDocumentAtRevision(dataset, 'drafts.a', 'unknown')).toBeUndefined();
  });

  it('finds the last state of a deleted document', async () => {
    const { dataset, revisions } = await written([{ n: 1 }, { n: 2 }, undefined]);
    expect(readDocumentAt(dataset, 'a', { last: true })).toEqual(makeBook('a', { n: 2, _rev: revisions[1] }));
    expect(readDocumentAt(dataset, 'a', {})).toBeUndefined();
  });

  it('reads only the transactions that it has to undo', async () => {
    const { dataset, revisions } = await written(
      ['a', 'b', 'c'].map((text) => ({ text: text.repeat(10_000) })),
    );
    const charactersFor = (request: { revision?: string | undefined; time?: number }) => {
      let characters = 0;
      readDocumentAt(dataset, 'a', request, (count) => {
        characters += count;
      });
      return Math.round(characters / 10_000);
    };
    expect(revisions.map((revision) => charactersFor({ revision }))).toEqual([2, 1, 0]);
    expect(charactersFor({ revision: 'unknown' })).toBe(0);
    expect(charactersFor({ time: second(2).getTime() })).toBe(0);
  });

  it('stops when the work counter throws, and answers the next request', async () => {
    const { dataset, revisions } = await written([{ n: 1 }, { n: 2 }]);
    const request = { revision: revisions[0] };
    const refuse = () => {
      throw new Error('too much');
    };
    expect(() => readDocumentAt(dataset, 'a', request, refuse)).toThrow('too much');
    expect(readDocumentAt(dataset, 'a', request)).toMatchObject({ n: 1 });
  });

  it('returns the right document for any history', async () => {
    const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 3 }), {
      maxKeys: 3,
    });
    // The lake refuses fields called __proto__, and no array contains null.
    const storable = fields.filter((value) => !/[[,]null|"__proto__"/.test(JSON.stringify(value)));
    await fc.assert(
      fc.asyncProperty(fc.array(storable, { minLength: 1, maxLength: 6 }), async (generated) => {
        // fast-check generates objects without a prototype and negative zero, which JSON does not have.
        const states: Record<string, unknown>[] = JSON.parse(JSON.stringify(generated));
        const { dataset, revisions } = await written(states);
        for (const [n, state] of states.entries()) {
          const revision = revisions[n] ?? '';
          expect(readDocumentAt(dataset, 'a', { revision })).toEqual(
            makeBook('a', { ...state, _rev: revision }),
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
