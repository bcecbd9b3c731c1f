import { describe, expect, it } from 'vitest';
import { applyAction } from '../actions/apply-action.ts';
import type { LakeDocument } from '../document.ts';
import { book, openTestDataset } from '../store/dataset.testing.ts';
import { documentEvents } from './document-events.ts';

/** The events of document `a` after these steps, one transaction (`t1`, `t2`, …) each; oldest first. */
async function eventsAfter(...steps: (object | LakeDocument)[]) {
  const dataset = openTestDataset();
  for (const [index, step] of steps.entries()) {
    const transactionId = `t${index + 1}`;
    await dataset.transact({ author: 'tester', transactionId }, (pending) => {
      if ('actionType' in step) applyAction(step, pending, { lastRevisionOf: () => undefined });
      else pending.put({ ...book('a'), ...step }, { createOrReplace: { ...book('a'), ...step } });
    });
  }
  const ids = ['a', 'drafts.a', ...dataset.log.versionIdsOf('a')];
  return documentEvents('a', dataset.log.changesOf(ids)).toReversed();
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
  it('tells of creation, publication, edits after it, and unpublication', async () => {
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

  it('tells of an unpublication that makes the draft', async () => {
    const events = await eventsAfter(book('a'), action('unpublish'));
    expect(events).toMatchObject([
      { type: 'createLiveDocument', revisionId: 't1' },
      { type: 'unpublishDocument', versionId: 'drafts.a', versionRevisionId: 't2' },
    ]);
  });

  it('tells of discards, versions and deletion', async () => {
    const createVersion = action('version.create', { versionId: 'versions.r.a', baseId: 'a' });
    const events = await eventsAfter(
      book('a'),
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

  it('tells of documents that are edited live', async () => {
    const events = await eventsAfter(book('a'), book('a', { n: 2 }));
    expect(events).toMatchObject([
      { id: 't1', type: 'createLiveDocument', revisionId: 't1' },
      { id: 't2', type: 'updateLiveDocument', revisionId: 't2' },
    ]);
  });
});
