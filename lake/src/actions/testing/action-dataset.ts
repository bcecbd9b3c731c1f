import type { LakeDocument } from '../../documents/document.ts';
import { readDocumentAt } from '../../history/revisions.ts';
import { openTestDataset, write } from '../../store/testing/test-dataset.ts';
import { applyAction } from '../apply-action.ts';

const NOW = new Date('2025-06-01T12:00:00.789Z');
/** The timestamp of documents written at `NOW`. */
export const TODAY = '2025-06-01T12:00:00Z';

/** A dataset with these documents, and a function that runs actions in one transaction at `NOW`. */
export async function openDatasetWith(...documents: LakeDocument[]) {
  const dataset = openTestDataset();
  if (documents.length > 0) await write(dataset, ...documents);
  const findLastRevision = (id: string) => readDocumentAt(dataset, id, { last: true });
  const act = (...actions: object[]) =>
    dataset.transact({ author: 'tester', transactionId: 'tx', now: NOW }, (pending) => {
      for (const action of actions) applyAction(action, pending, { findLastRevision });
    });
  return { dataset, act, ids: () => dataset.listAll().map(({ _id }) => _id) };
}

export const makeAction = (name: string, fields: object) => ({
  actionType: `sanity.action.${name}`,
  ...fields,
});
