import { describe, expect, it } from 'vitest';
import type { LakeDocument } from '../documents/document.ts';
import type { DocumentChange } from '../store/pending-transaction.ts';
import { makeBook } from '../store/testing/test-dataset.ts';
import { createMutationEvents, type ListenOptions } from './mutation-events.ts';

const OPTIONS: ListenOptions = {
  includeResult: false,
  includePreviousRevision: false,
  includeMutations: true,
  includeAllVersions: false,
  effectFormat: undefined,
  visibility: 'query',
  authenticated: true,
};

function change(id: string, before: object | undefined, after: object | undefined): DocumentChange {
  return {
    id,
    before: before && makeBook(id, { _rev: 'old', ...before }),
    after: after && makeBook(id, { _rev: 'tx', _updatedAt: '2025-01-01T00:00:00Z', ...after }),
    mutations: after ? [{ patch: { id } }] : [{ delete: { id } }],
    purged: false,
  };
}

function makeCommit(changes: DocumentChange[]) {
  return { transactionId: 'tx', author: 'tester', timestamp: '2025-01-01T00:00:00.500Z', changes };
}

function events(changes: DocumentChange[], options: Partial<ListenOptions> = {}, filter = onlyShown) {
  return createMutationEvents(makeCommit(changes), filter, { ...OPTIONS, ...options });
}

const onlyShown = (document: LakeDocument) => document.shown === true;
const shown = { shown: true };
const hidden = { shown: false };

describe('mutationEvents', () => {
  it('have the format of the protocol', async () => {
    expect(await events([change('a', shown, { shown: true, n: 2 })])).toEqual([
      {
        id: 'tx#a',
        data: {
          eventId: 'tx#a',
          documentId: 'a',
          transactionId: 'tx',
          transition: 'update',
          identity: 'tester',
          mutations: [{ patch: { id: 'a' } }],
          previousRev: 'old',
          resultRev: 'tx',
          result: undefined,
          previous: undefined,
          effects: undefined,
          timestamp: '2025-01-01T00:00:00Z',
          visibility: 'query',
          transactionTotalEvents: 1,
          transactionCurrentEvent: 0,
        },
      },
    ]);
  });

  it('count transitions and totals for documents that match the listener’s filter', async () => {
    const found = await events([
      change('created', undefined, shown),
      change('nowhere', hidden, hidden),
      change('entering', hidden, shown),
      change('leaving', shown, hidden),
      change('deleted', shown, undefined),
      change('elsewhere', undefined, hidden),
    ]);
    const told = found.map(({ data }) => [
      data.documentId,
      data.transition,
      data.transactionCurrentEvent,
      data.transactionTotalEvents,
    ]);
    expect(told).toEqual([
      ['created', 'appear', 0, 4],
      ['entering', 'appear', 1, 4],
      ['leaving', 'disappear', 2, 4],
      ['deleted', 'disappear', 3, 4],
    ]);
  });

  it('chain revisions: none before a creation, and the transaction’s own after a deletion, as the Studio expects', async () => {
    const found = await events([change('new', undefined, shown), change('gone', shown, undefined)]);
    expect(found.map(({ data }) => [data.previousRev, data.resultRev])).toEqual([
      [undefined, 'tx'],
      ['old', 'tx'],
    ]);
    expect(found[1]?.data.timestamp).toBe('2025-01-01T00:00:00.500Z');
  });

  it('contain the requested fields', async () => {
    const options = { includeResult: true, includePreviousRevision: true, includeMutations: false };
    const [created] = await events([change('a', undefined, shown)], { ...options, effectFormat: 'mendoza' });
    expect(created?.data).toMatchObject({
      mutations: undefined,
      result: { _id: 'a', shown: true },
      previous: null,
      effects: { apply: [0, { _id: 'a' }], revert: [0, null] },
    });
    expect(JSON.stringify(created?.data.effects)).not.toContain('_rev');
    const [updated] = await events([change('a', shown, shown)], options);
    expect(updated?.data.previous).toMatchObject({ _id: 'a', _rev: 'old' });
  });

  it('hide drafts and versions from anonymous listeners, also in the totals', async () => {
    const changes = ['a', 'drafts.a', 'versions.r.a', '_.releases.r'].map((id) => change(id, shown, shown));
    const everything = { includeAllVersions: true };
    const anonymous = await events(changes, { ...everything, authenticated: false });
    expect(anonymous.map(({ data }) => [data.documentId, data.transactionTotalEvents])).toEqual([['a', 1]]);
    expect((await events(changes, everything)).map(({ data }) => data.documentId)).toHaveLength(4);
    const withoutVersions = (await events(changes)).map(({ data }) => data.documentId);
    expect(withoutVersions).toEqual(['a', 'drafts.a', '_.releases.r']);
  });

  it('are shared by listeners that match the same documents, for up to eight different matches', () => {
    const ids = Array.from({ length: 20 }, (_, n) => `book-${n}`);
    const commit = makeCommit(ids.map((id) => change(id, shown, shown)));
    const getHeard = (wanted: string) =>
      createMutationEvents(commit, ({ _id }) => _id === wanted, { ...OPTIONS });
    const first = ids.map(getHeard);
    const isShared = ids.map((id, n) => getHeard(id) === first[n]);
    expect(isShared).toEqual(ids.map((_, n) => n < 8));
    expect(ids.map(getHeard)).toEqual(first);
  });
});
