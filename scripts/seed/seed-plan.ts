import { isDeepStrictEqual } from 'node:util';
import type { SanityClient, SanityDocument } from '@sanity/client';
import type { SeedDocument } from './documents/document.ts';
import { seedDocuments } from './seed-documents.ts';

/** The reason for keeping a document that nobody edited. */
export const EARLIER_SEED = 'never edited; the seed is another by now';

/** The reason for keeping a document of `ownIds`: whether somebody edited what an earlier file said is not known. */
const EARLIER_CONTENT = 'edited, or of an earlier file; --replace writes this one';

/** The planned action for a document of the seed. */
export type Plan = {
  document: SeedDocument;
  action: 'create' | 'replace' | 'leave' | 'keep' | 'omit';
  /** Why it is kept or not written: 'edited', 'has a draft', `EARLIER_SEED`, 'deleted', 'refers to tara, which was deleted'. */
  reason: string;
  hasDraft: boolean;
};

/** The stored documents of the seed by id, including drafts, and the ids of deleted ones. */
type Stored = { documents: ReadonlyMap<string, SanityDocument>; deleted: ReadonlySet<string> };

type PlanOptions = {
  /** Overwrites what editors changed, and writes again what they deleted. */
  replace: boolean;
  /** The content to write; the seed unless given. */
  documents?: readonly SeedDocument[] | undefined;
  /**
   * The ids of documents that take the place of those of the seed, where nobody edited these. Only these are replaced then; the
   * other documents are those of the seed.
   */
  ownIds?: ReadonlySet<string> | undefined;
};

/**
 * Compares the seed, or other content, with the lake. Without `replace`, edited documents are kept, even those with only a draft,
 * and deleted ones are not written again.
 */
export async function planSeed(client: SanityClient, options: PlanOptions): Promise<Plan[]> {
  const { replace, documents: seeded = seedDocuments, ownIds } = options;
  const ids = seeded.flatMap(({ _id }) => [_id, getDraftId(_id)]);
  const documents = await client.fetch<SanityDocument[]>(
    '*[_id in $ids]',
    { ids },
    { perspective: 'raw', tag: 'seed.stored' },
  );
  const stored = new Map(documents.map((document) => [document._id, document]));
  const absent = seeded.map(({ _id }) => _id).filter((id) => !stored.has(id));
  // A lake without any document of the seed is filled, even if they were deleted.
  const deleted = stored.size > 0 ? await findDeleted(client, absent) : new Set<string>();
  const plans = seeded.map((document) => {
    const isOwn = ownIds?.has(document._id) ?? false;
    const replaces = replace && (isOwn || ownIds === undefined);
    return plan(document, { documents: stored, deleted }, { replaces, isOwn });
  });
  return withoutReferrers(plans);
}

/** Skips documents that refer to skipped ones, since these references would be broken. */
function withoutReferrers(plans: readonly Plan[]): Plan[] {
  const omitted = new Set(plans.flatMap(({ action, document }) => (action === 'omit' ? document._id : [])));
  return plans.map((plan) => {
    const text = JSON.stringify(plan.document);
    const gone = [...omitted].find((id) => text.includes(`"_ref":"${id}"`));
    if (plan.action !== 'create' || gone === undefined) return plan;
    omitted.add(plan.document._id);
    return { ...plan, action: 'omit', reason: `refers to ${gone}, which was deleted` };
  });
}

/** The ids among `absent` that were deleted, as far as the lake's history tells. */
async function findDeleted(client: SanityClient, absent: readonly string[]): Promise<Set<string>> {
  if (absent.length === 0) return new Set();
  const { documents } = await client.request<{ documents: { _id: string }[] }>({
    url: `/data/history/${client.config().dataset}/documents/${absent.join(',')}?lastRevision=true`,
    tag: 'seed.deleted',
  });
  return new Set(documents.map(({ _id }) => _id));
}

function plan(
  document: SeedDocument,
  { documents, deleted }: Stored,
  { replaces, isOwn }: { replaces: boolean; isOwn: boolean },
): Plan {
  const published = documents.get(document._id);
  const hasDraft = documents.has(getDraftId(document._id));
  if (!published && !hasDraft) {
    return deleted.has(document._id) && !replaces
      ? { document, action: 'omit', reason: 'deleted', hasDraft }
      : { document, action: 'create', reason: '', hasDraft };
  }
  if (published && !hasDraft && isUnchanged(document, published)) {
    return { document, action: 'leave', reason: '', hasDraft };
  }
  const isUnedited = published && !hasDraft && isAsSeeded(published);
  if (replaces || (isOwn && isUnedited)) return { document, action: 'replace', reason: '', hasDraft };
  const reason = isOwn && !hasDraft ? EARLIER_CONTENT : explainKept(published, hasDraft);
  return { document, action: 'keep', reason, hasDraft };
}

const seedById = new Map(seedDocuments.map((document) => [document._id, document]));

/** Whether a document says what the seed says, so that nobody's change is lost. */
function isAsSeeded(published: SanityDocument): boolean {
  const initial = seedById.get(published._id);
  return initial !== undefined && isUnchanged(initial, published);
}

function explainKept(published: SanityDocument | undefined, hasDraft: boolean): string {
  if (hasDraft) return 'has a draft';
  // Unchanged since it was created, so the seed has changed.
  return published?._updatedAt === published?._createdAt ? EARLIER_SEED : 'edited';
}

/** Whether a document equals the seed's. */
export function isUnchanged(document: SeedDocument, published: Readonly<Record<string, unknown>>): boolean {
  const { _rev, _createdAt, _updatedAt, _system, ...content } = published;
  // The lake stores JSON, which drops undefined fields.
  return isDeepStrictEqual(content, JSON.parse(JSON.stringify(document)));
}

/** The id of a document's draft. */
export function getDraftId(id: string): string {
  return `drafts.${id}`;
}
