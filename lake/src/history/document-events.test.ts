import { describe, expect, it } from 'vitest';
import { applyAction } from '../actions/apply-action.ts';
import type { LakeDocument } from '../documents/document.ts';
import { makeBook, openTestDataset } from '../store/testing/test-dataset.ts';
import { listDocumentEvents } from './document-events.ts';

type Step = object | LakeDocument;

/** The events of document `a` after these steps, one transaction (`t1`, `t2`, …) each; oldest first. */
const eventsAfter = (...steps: Step[]) => listEvents('a', ...steps);

async function listEvents(id: string, ...steps: Step[]) {
  const dataset = openTestDataset();
  for (const [index, step] of steps.entries()) {
    const transactionId = `t${index + 1}`;
    await dataset.transact({ author: 'tester', transactionId }, (pending) => {
      if ('actionType' in step) applyAction(step, pending, { findLastRevision: () => undefined });
      else pending.put({ ...makeBook('a'), ...step }, 'createOrReplace');
    });
  }
  const ids = ['a', 'drafts.a', ...dataset.log.listVersionIds('a'), '_.releases.r'];
  return listDocumentEvents(id, dataset.log.listChanges(ids)).toReversed();
}

const pair = { draftId: 'drafts.a', publishedId: 'a' };
const action = (name: string, fields: object = {}) => ({
  actionType: `sanity.action.document.${name}`,
  ...pair,
  ...fields,
});
const createDraft = action('create', { attributes: { _id: 'drafts.a', _type: 'book' } });
const editDraft = action('edit', { patch: { set: { n: 1 } } });

describe('documentEvents', () => {
  it('reports creation, publication, later edits and unpublication', async () => {
    const events = await eventsAfter(
      createDraft,
      editDraft,
      action('publish'),
      editDraft,
      action('unpublish'),
    );
    expect(events).toMatchObject([
      { id: 't1', type: 'createDocumentVersion', versionId: 'drafts.a', versionRevisionId: 't1' },
      {
        id: 't3',
        type: 'publishDocumentVersion',
        revisionId: 't3',
        versionId: 'drafts.a',
        versionRevisionId: 't2',
        publishCause: 'document.publish',
        author: 'tester',
        documentId: 'a',
      },
      { id: 't4', type: 'createDocumentVersion', versionId: 'drafts.a', versionRevisionId: 't4' },
      { id: 't5', type: 'unpublishDocument', versionId: 'drafts.a', versionRevisionId: 't4' },
    ]);
  });

  it('reports an unpublication that creates the draft', async () => {
    const events = await eventsAfter(makeBook('a'), action('unpublish'));
    expect(events).toMatchObject([
      { type: 'createLiveDocument', revisionId: 't1' },
      { type: 'unpublishDocument', versionId: 'drafts.a', versionRevisionId: 't2' },
    ]);
  });

  it('reports discards, versions and deletion', async () => {
    const createVersion = action('version.create', { versionId: 'versions.r.a', baseId: 'a' });
    const events = await eventsAfter(
      makeBook('a'),
      editDraft,
      action('discard'),
      createVersion,
      action('delete', { includeDrafts: ['versions.r.a'] }),
    );
    expect(events).toMatchObject([
      { id: 't1', type: 'createLiveDocument' },
      { id: 't2', type: 'createDocumentVersion', versionId: 'drafts.a' },
      { id: 't3', type: 'deleteDocumentVersion', versionId: 'drafts.a', versionRevisionId: 't2' },
      { id: 't4', type: 'createDocumentVersion', versionId: 'versions.r.a', releaseId: 'r' },
      { id: 't5', type: 'deleteDocumentGroup' },
    ]);
  });

  it('reports who scheduled and who unscheduled a version, while the version existed', async () => {
    const release = (name: string, fields: object = {}) => ({
      actionType: `sanity.action.release.${name}`,
      releaseId: 'r',
      ...fields,
    });
    const schedule = (publishAt: string) => release('schedule', { publishAt });
    const createVersion = action('version.create', { document: { _id: 'versions.r.a', _type: 'book' } });
    const [first, second] = ['2999-01-01T00:00:00Z', '2999-02-02T00:00:00Z'];
    const events = await eventsAfter(
      release('create'),
      schedule(first),
      release('unschedule'),
      createVersion,
      schedule(first),
      release('edit', { patch: { set: { 'metadata.title': 'Spring' } } }),
      schedule(second),
      release('unschedule'),
      schedule(first),
    );
    const version = { versionId: 'versions.r.a', releaseId: 'r', documentId: 'a' };
    const scheduled = { ...version, type: 'scheduleDocumentVersion', author: 'tester' };
    expect(events).toEqual([
      expect.objectContaining({ id: 't4', type: 'createDocumentVersion' }),
      expect.objectContaining({
        ...scheduled,
        id: 't5',
        versionRevisionId: 't5',
        publishAt: first,
        state: 'unscheduled',
      }),
      expect.objectContaining({
        ...scheduled,
        id: 't7',
        versionRevisionId: 't7',
        publishAt: second,
        state: 'unscheduled',
      }),
      expect.objectContaining({
        ...version,
        id: 't8',
        versionRevisionId: 't8',
        type: 'unscheduleDocumentVersion',
      }),
      expect.objectContaining({
        ...scheduled,
        id: 't9',
        versionRevisionId: 't9',
        publishAt: first,
        state: 'pending',
      }),
    ]);
  });

  it('reports events of the published document for drafts and versions, but not those of other drafts and versions', async () => {
    const steps = [
      makeBook('a'),
      editDraft,
      action('version.create', { versionId: 'versions.r.a', baseId: 'a' }),
      action('discard'),
      action('publish', { draftId: 'versions.r.a' }),
    ];
    const told = async (id: string) => (await listEvents(id, ...steps)).map((event) => event.id);
    expect(await told('a')).toEqual(['t1', 't2', 't3', 't4', 't5']);
    expect(await told('drafts.a')).toEqual(['t1', 't2', 't4', 't5']);
    expect(await told('versions.r.a')).toEqual(['t1', 't3', 't5']);
  });

  it('reports the deletion of the published document to it alone, and that of a draft to the draft', async () => {
    const publish = [createDraft, action('publish')];
    const getTypes = async (id: string, ...steps: Step[]) =>
      (await listEvents(id, ...steps)).map(({ type, versionId }) =>
        versionId ? `${type} ${versionId}` : type,
      );

    const withoutDraft = [...publish, action('delete', { includeDrafts: [] })];
    expect((await getTypes('a', ...withoutDraft)).at(-1)).toBe('deleteDocumentGroup');
    expect((await getTypes('drafts.a', ...withoutDraft)).at(-1)).toBe('publishDocumentVersion drafts.a');

    const withDraft = [...publish, editDraft, action('delete', { includeDrafts: ['drafts.a'] })];
    expect((await getTypes('a', ...withDraft)).slice(-2)).toEqual([
      'createDocumentVersion drafts.a',
      'deleteDocumentGroup',
    ]);
    expect((await getTypes('drafts.a', ...withDraft)).slice(-2)).toEqual([
      'createDocumentVersion drafts.a',
      'deleteDocumentVersion drafts.a',
    ]);
  });

  it('reports edits of live-edited documents', async () => {
    const events = await eventsAfter(makeBook('a'), makeBook('a', { n: 2 }));
    expect(events).toMatchObject([
      { id: 't1', type: 'createLiveDocument', revisionId: 't1' },
      { id: 't2', type: 'updateLiveDocument', revisionId: 't2' },
    ]);
  });
});
