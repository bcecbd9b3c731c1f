import { isDeepStrictEqual } from 'node:util';
import type { SanityClient, SanityDocument } from '@sanity/client';
import type { SeedDocument } from './documents/document.ts';
import { seedDocuments } from './seed-documents.ts';

/** Why a document is kept that nobody edited. */
export const EARLIER_SEED = 'never edited; the seed is another by now';

/** What is to become of a document of the seed. */
export type Plan = {
  document: SeedDocument;
  action: 'create' | 'replace' | 'leave' | 'keep' | 'omit';
  /** Why it is kept or left out: 'edited', 'has a draft', 'never edited; the seed is another by now', 'deleted', 'refers to tara, which was deleted'. */
  reason: string;
  hasDraft: boolean;
};

/** What the lake holds of the seed: documents by id, drafts too, and the ids of those that somebody deleted. */
type Stored = { documents: ReadonlyMap<string, SanityDocument>; deleted: ReadonlySet<string> };

/**
 * Compares the seed with what is stored. A document that exists, even only as a draft, is kept, and one that was deleted
 * stays away, unless `replace`.
 */
export async function planSeed(client: SanityClient, replace: boolean): Promise<Plan[]> {
  const ids = seedDocuments.flatMap(({ _id }) => [_id, draftId(_id)]);
  const documents = await client.fetch<SanityDocument[]>(
    '*[_id in $ids]',
    { ids },
    { perspective: 'raw', tag: 'seed.stored' },
  );
  const stored = new Map(documents.map((document) => [document._id, document]));
  const absent = seedDocuments.map(({ _id }) => _id).filter((id) => !stored.has(id));
  // A lake without any of it is to be filled, whatever was there once.
  const isFilled = stored.size > 0 && !replace;
  const deleted = isFilled ? await deletedAmong(client, absent) : new Set<string>();
  const plans = seedDocuments.map((document) => plan(document, { documents: stored, deleted }, replace));
  return withoutReferrers(plans);
}

/** A document that refers to one that stays away cannot be written either. */
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

/** Which of these absent documents were there once, as far back as the lake's history goes. */
async function deletedAmong(client: SanityClient, absent: readonly string[]): Promise<Set<string>> {
  if (absent.length === 0) return new Set();
  const { documents } = await client.request<{ documents: { _id: string }[] }>({
    url: `/data/history/${client.config().dataset}/documents/${absent.join(',')}?lastRevision=true`,
    tag: 'seed.deleted',
  });
  return new Set(documents.map(({ _id }) => _id));
}

function plan(document: SeedDocument, { documents, deleted }: Stored, replace: boolean): Plan {
  const published = documents.get(document._id);
  const hasDraft = documents.has(draftId(document._id));
  if (!published && !hasDraft) {
    return deleted.has(document._id)
      ? { document, action: 'omit', reason: 'deleted', hasDraft }
      : { document, action: 'create', reason: '', hasDraft };
  }
  if (published && !hasDraft && isUnchanged(document, published)) {
    return { document, action: 'leave', reason: '', hasDraft };
  }
  if (replace) return { document, action: 'replace', reason: '', hasDraft };
  return { document, action: 'keep', reason: whyKept(published, hasDraft), hasDraft };
}

function whyKept(published: SanityDocument | undefined, hasDraft: boolean): string {
  if (hasDraft) return 'has a draft';
  // Nobody has changed it since it was written: the seed is another by now.
  return published?._updatedAt === published?._createdAt ? EARLIER_SEED : 'edited';
}

/** Whether a document still says what the seed says. */
export function isUnchanged(document: SeedDocument, published: Readonly<Record<string, unknown>>): boolean {
  const { _rev, _createdAt, _updatedAt, _system, ...content } = published;
  // What the lake stores is JSON, which drops fields that are undefined.
  return isDeepStrictEqual(content, JSON.parse(JSON.stringify(document)));
}

/** The id of a document's draft. */
export function draftId(id: string): string {
  return `drafts.${id}`;
}
