import { getDraftId } from '@sanity/client/csm';
import type { SanityClient } from 'sanity';
import { isObject } from '../../../content/is-object.ts';
import { collectReferences } from '../read-documents.ts';
import { HistoryGoneError, makeWritable, readDocumentHistory } from './document-history.ts';
import type { StoredDocument } from './uses.ts';

interface Version {
  /** Published id of the document. */
  id: string;
  /** Name of the document. */
  name: string;
  /** Revision of the published document or of its draft. */
  revision: string;
}

/** Revisions involved in restoring a version. */
interface RestoredRevisions {
  published?: string;
  /** Revision of the replaced draft, if there was one. */
  draft?: string;
  /** Revision of the new draft. */
  replacement: string;
}

/**
 * Fields that keep their current value when an earlier version is restored: rank, slugs, and the unfinished
 * talking video.
 */
const KEPT = ['orderRank', 'slug', 'formerSlugs', 'avatarRun'];

/**
 * Restores an earlier version as the draft, without references to deleted documents, which the lake would
 * reject.
 *
 * @throws HistoryGoneError or the client's error; nothing is changed then
 */
export async function restoreVersion(
  client: SanityClient,
  { id, name, revision }: Version,
): Promise<RestoredRevisions> {
  const draftId = getDraftId(id);
  const [then, [published, draft]] = await Promise.all([
    readDocumentHistory(client, [id, draftId], { revision }),
    client.getDocuments([id, draftId]),
  ]);
  const version = then.find(({ _rev }) => _rev === revision);
  if (!version) throw new HistoryGoneError(name);
  const words = withoutReferences(makeWritable(version), await findGone(client, version));
  const replacement = { ...withPresent(words, draft ?? published), _id: draftId, _type: version._type };
  const transaction = client.transaction();
  // The patch rejects the transaction when the draft was edited in the meantime, since that edit would not be
  // recorded.
  if (draft)
    transaction
      .patch(draftId, { ifRevisionID: draft._rev, unset: ['orderRank'] })
      .createOrReplace(replacement);
  else transaction.create(replacement);
  const { transactionId } = await transaction.commit({ visibility: 'sync', tag: 'structure.bring-back' });
  return {
    ...(published && { published: published._rev }),
    ...(draft && { draft: draft._rev }),
    // The lake names a revision by the transaction that made it.
    replacement: transactionId,
  };
}

/** Takes the kept fields from the current document, if there is one. */
function withPresent(words: object, present: object | null | undefined): object {
  if (!present) return words;
  const isKept = ([name]: [string, unknown]) => KEPT.includes(name);
  const rest = Object.entries(words).filter((field) => !isKept(field));
  return Object.fromEntries([...rest, ...Object.entries(present).filter(isKept)]);
}

/** Ids of referenced documents that no longer exist. */
async function findGone(client: SanityClient, document: StoredDocument): Promise<ReadonlySet<string>> {
  const ids = [...collectReferences(document)];
  const options = { perspective: 'raw' as const, tag: 'structure.bring-back' };
  const there = await client.fetch<string[]>('*[_id in $ids]._id', { ids }, options);
  return new Set(ids.filter((id) => !there.includes(id)));
}

/** Removes references to these ids. Weak references stay, because the lake accepts them. */
function withoutReferences(document: object, gone: ReadonlySet<string>): object {
  const isGone = (value: unknown) =>
    isObject(value) && typeof value._ref === 'string' && value._weak !== true && gone.has(value._ref);
  const keep = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isGone(item)).map(keep);
    return isObject(value) ? withoutReferences(value, gone) : value;
  };
  const fields = Object.entries(document).filter(([, value]) => !isGone(value));
  return Object.fromEntries(fields.map(([name, value]) => [name, keep(value)]));
}
