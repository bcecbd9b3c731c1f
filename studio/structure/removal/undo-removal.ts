import { getDraftId } from '@sanity/client/csm';
import type { SanityClient } from 'sanity';
import { isObject } from '../../../content/is-object.ts';
import { readPath } from '../../shared/read-value.ts';
import { HistoryGoneError, makeWritable, readDocumentHistory } from './document-history.ts';
import { getName, type Removal } from './removal.ts';
import type { StoredDocument } from './uses.ts';

/** The removal cannot be undone because the document has changed since. The message is for editors. */
export class ConflictError extends Error {
  constructor(name: string) {
    super(
      `“${name}” was changed again since then, so nothing was brought back. Open it and look at its history.`,
    );
  }
}

const BRING_BACK = 'Bring that back first: whoever removed it finds it under “Recently removed”.';
/** The id of an asset is derived from its content, so uploading the same file restores it. */
const UPLOAD_AGAIN =
  'Upload the same file again first, under “Pictures” or in a field that takes it; then bring this back.';

/** The removal cannot be undone because the document refers to a deleted one. The message is for editors. */
export class TargetGoneError extends Error {
  constructor(name: string, target: string | undefined, mend: string) {
    super(`“${name}” uses ${target ? `“${target}”` : 'something'}, which was removed too. ${mend}`);
  }
}

/**
 * Undoes a removal: restores the draft, the published document, or both. A restored draft gets the current rank
 * of the published document.
 *
 * @throws ConflictError, HistoryGoneError or TargetGoneError; nothing is changed then
 */
export async function undoRemoval(client: SanityClient, removal: Removal): Promise<void> {
  const { kind, id, name, published, draft, replacement } = removal;
  const draftId = getDraftId(id);
  const wanted = [
    (kind === 'deleted' || kind === 'unpublished') && published
      ? { documentId: id, revision: published }
      : undefined,
    kind !== 'unpublished' && draft ? { documentId: draftId, revision: draft } : undefined,
  ].filter((one) => one !== undefined);
  const documents = await Promise.all(
    wanted.map(async ({ documentId, revision }) => {
      const [document] = await readDocumentHistory(client, [documentId], { revision });
      if (!document) throw new HistoryGoneError(name);
      return document;
    }),
  );
  const [nowPublished, nowDraft] = await client.getDocuments<Record<string, unknown>>([id, draftId]);
  const transaction = client.transaction();
  if (replacement && nowDraft?._rev === replacement) {
    // A delete mutation accepts no `ifRevisionID`; the patch before it rejects the transaction when the draft
    // was edited.
    transaction.patch(draftId, { ifRevisionID: replacement, unset: ['orderRank'] }).delete(draftId);
  }
  for (const document of documents) {
    transaction.create(
      document._id === draftId ? getRestoredPlace(nowPublished, document) : makeWritable(document),
    );
  }
  const [first] = documents;
  if (
    kind === 'unpublished' &&
    !draft &&
    first &&
    nowDraft &&
    serializeFields(nowDraft) === serializeFields(first)
  ) {
    // The draft was created by unpublishing and is unchanged.
    transaction.delete(draftId);
  }
  await transaction
    .commit({ visibility: 'sync', tag: 'structure.put-back' })
    .catch(async (error: unknown) => {
      const target = readMissingTarget(error);
      if (target !== undefined) {
        const mend = /^(?:image|file)-/.test(target) ? UPLOAD_AGAIN : BRING_BACK;
        throw new TargetGoneError(name, await findLastName(client, target), mend);
      }
      throw isConflict(error) ? new ConflictError(name) : error;
    });
}

/** Sets the rank of the published document on a draft, because ranks are the same in all versions. */
function getRestoredPlace(
  published: Record<string, unknown> | null | undefined,
  draft: StoredDocument,
): StoredDocument {
  return published ? { ...makeWritable(draft), orderRank: published.orderRank } : makeWritable(draft);
}

/** Serializes the fields of the content model in a stable order, for comparison. */
function serializeFields(document: object): string {
  const fields = Object.entries(document).filter(([name]) => !name.startsWith('_'));
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Id of the first missing reference target; undefined for other errors. */
function readMissingTarget(error: unknown): string | undefined {
  const items = readPath(error, ['details', 'items']);
  const faults = Array.isArray(items) ? items.map((item: unknown) => readPath(item, ['error'])) : [];
  const fault = faults.filter(isObject).find(({ type }) => type === 'documentReferenceDoesNotExistError');
  return typeof fault?.referenceID === 'string' ? fault.referenceID : undefined;
}

/** Name of a deleted document, from its last revision; undefined when there is none. */
async function findLastName(client: SanityClient, documentId: string): Promise<string | undefined> {
  const [document] = await readDocumentHistory(client, [documentId], { lastRevision: 'true' }).catch(
    () => [],
  );
  return getName(document);
}

function isConflict(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 409;
}
