import { getDraftId } from '@sanity/client/csm';
import type { SanityClient } from 'sanity';
import { isObject } from '../../publishing/read-value.ts';
import { referencesIn } from '../read-documents.ts';
import { HistoryGoneError, readHistory, writable } from './history.ts';
import type { StoredDocument } from './uses.ts';

interface Version {
  /** The published id of the document. */
  id: string;
  /** What the document is called. */
  name: string;
  /** The revision of the version, of the published document or of its draft. */
  revision: string;
}

/** The revisions of a document at which an earlier version became its draft. */
export interface RestoredRevisions {
  published?: string;
  /** Of the draft that had to go, if there was one. */
  draft?: string;
  /** Of the draft that there is now. */
  replacement: string;
}

/**
 * What a document keeps whatever its words are: its place in the list, its addresses, which links lead to, and the talking
 * video that is being made for it.
 */
const KEPT = ['orderRank', 'slug', 'formerSlugs', 'avatarRun'];

/**
 * Makes an earlier version the draft, without what it refers to that is not there any more: the lake would refuse it.
 *
 * @throws HistoryGoneError or the lake's error, and nothing is changed then
 */
export async function restoreVersion(
  client: SanityClient,
  { id, name, revision }: Version,
): Promise<RestoredRevisions> {
  const draftId = getDraftId(id);
  const [then, [published, draft]] = await Promise.all([
    readHistory(client, [id, draftId], { revision }),
    client.getDocuments([id, draftId]),
  ]);
  const version = then.find(({ _rev }) => _rev === revision);
  if (!version) throw new HistoryGoneError(name);
  const words = withoutReferences(writable(version), await findGone(client, version));
  const replacement = { ...withPresent(words, draft ?? published), _id: draftId, _type: version._type };
  const transaction = client.transaction();
  // What somebody writes in this very moment is not what is remembered: the lake refuses all of it then.
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

/** The version with what the document keeps; as it is where there is no document any more. */
function withPresent(words: object, present: object | null | undefined): object {
  if (!present) return words;
  const isKept = ([name]: [string, unknown]) => KEPT.includes(name);
  const rest = Object.entries(words).filter((field) => !isKept(field));
  return Object.fromEntries([...rest, ...Object.entries(present).filter(isKept)]);
}

/** The ids that the document refers to of what is not there any more. */
async function findGone(client: SanityClient, document: StoredDocument): Promise<ReadonlySet<string>> {
  const ids = [...referencesIn(document)];
  const options = { perspective: 'raw' as const, tag: 'structure.bring-back' };
  const there = await client.fetch<string[]>('*[_id in $ids]._id', { ids }, options);
  return new Set(ids.filter((id) => !there.includes(id)));
}

/** The document without references to these; weak ones hold nothing in place, so the lake takes them. */
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
