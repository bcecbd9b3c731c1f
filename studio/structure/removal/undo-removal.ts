import { getDraftId } from '@sanity/client/csm';
import type { SanityClient } from 'sanity';
import { isObject, readPath } from '../../publishing/read-value.ts';
import { HistoryGoneError, readHistory, writable } from './history.ts';
import { nameOf, type Removal } from './removal.ts';
import type { StoredDocument } from './uses.ts';

/** What was removed cannot be brought back because the document was written anew since; its message says what to do. */
export class ConflictError extends Error {
  constructor(name: string) {
    super(
      `“${name}” was changed again since then, so nothing was brought back. Open it and look at its history.`,
    );
  }
}

const BRING_BACK = 'Bring that back first: whoever removed it finds it under “Recently removed”.';
/** A file is known by its bytes: uploaded again it is the same one. */
const UPLOAD_AGAIN =
  'Upload the same file again first, under “Pictures” or in a field that takes it; then bring this back.';

/** What the document uses is not there any more; the message says what to do about that before. */
export class TargetGoneError extends Error {
  constructor(name: string, target: string | undefined, mend: string) {
    super(`“${name}” uses ${target ? `“${target}”` : 'something'}, which was removed too. ${mend}`);
  }
}

/**
 * Puts back what a removal took away, just as it was: the draft, the published document, or both. A draft keeps the
 * place in its list that the published document has by now.
 *
 * @throws ConflictError, HistoryGoneError or TargetGoneError, and nothing is changed then
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
      const [document] = await readHistory(client, [documentId], { revision });
      if (!document) throw new HistoryGoneError(name);
      return document;
    }),
  );
  const [nowPublished, nowDraft] = await client.getDocuments<Record<string, unknown>>([id, draftId]);
  const transaction = client.transaction();
  if (replacement && nowDraft?._rev === replacement) {
    // A deletion has no condition of its own: the lake refuses the change before it where somebody wrote since.
    transaction.patch(draftId, { ifRevisionID: replacement, unset: ['orderRank'] }).delete(draftId);
  }
  for (const document of documents) {
    transaction.create(document._id === draftId ? placedAs(nowPublished, document) : writable(document));
  }
  const [first] = documents;
  if (kind === 'unpublished' && !draft && first && nowDraft && text(nowDraft) === text(first)) {
    // Unpublishing made this draft of what was published.
    transaction.delete(draftId);
  }
  await transaction
    .commit({ visibility: 'sync', tag: 'structure.put-back' })
    .catch(async (error: unknown) => {
      const target = missingTarget(error);
      if (target !== undefined) {
        const mend = /^(?:image|file)-/.test(target) ? UPLOAD_AGAIN : BRING_BACK;
        throw new TargetGoneError(name, await lastNameOf(client, target), mend);
      }
      throw isConflict(error) ? new ConflictError(name) : error;
    });
}

/** The draft to write, in the place of the published document: a place belongs to the list and not to a text. */
function placedAs(
  published: Record<string, unknown> | null | undefined,
  draft: StoredDocument,
): StoredDocument {
  return published ? { ...writable(draft), orderRank: published.orderRank } : writable(draft);
}

/** The fields that editors write, in an order of their own. */
function text(document: object): string {
  const fields = Object.entries(document).filter(([name]) => !name.startsWith('_'));
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The id of the first document that the lake misses for a reference; undefined when it refuses for another reason. */
function missingTarget(error: unknown): string | undefined {
  const items = readPath(error, ['details', 'items']);
  const faults = Array.isArray(items) ? items.map((item: unknown) => readPath(item, ['error'])) : [];
  const fault = faults.filter(isObject).find(({ type }) => type === 'documentReferenceDoesNotExistError');
  return typeof fault?.referenceID === 'string' ? fault.referenceID : undefined;
}

/** What a removed document was called; undefined where the lake does not remember. */
async function lastNameOf(client: SanityClient, documentId: string): Promise<string | undefined> {
  const [document] = await readHistory(client, [documentId], { lastRevision: 'true' }).catch(() => []);
  return nameOf(document);
}

function isConflict(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 409;
}
