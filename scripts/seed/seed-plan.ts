import { isDeepStrictEqual } from 'node:util';
import type { SanityClient, SanityDocument } from '@sanity/client';
import type { SeedDocument } from './documents/document.ts';
import { seedDocuments } from './seed-documents.ts';

/** What is to become of a document of the seed. */
export type Plan = {
  document: SeedDocument;
  action: 'create' | 'replace' | 'leave' | 'keep';
  /** Why it is kept: 'edited', 'has a draft'. */
  reason: string;
  hasDraft: boolean;
};

/** Compares the seed with what is stored. A document that exists, even only as a draft, is kept unless `replace`. */
export async function planSeed(client: SanityClient, replace: boolean): Promise<Plan[]> {
  const ids = seedDocuments.flatMap(({ _id }) => [_id, draftId(_id)]);
  const documents = await client.fetch<SanityDocument[]>(
    '*[_id in $ids]',
    { ids },
    { perspective: 'raw', tag: 'seed.stored' },
  );
  const stored = new Map(documents.map((document) => [document._id, document]));
  return seedDocuments.map((document) => plan(document, stored, replace));
}

function plan(document: SeedDocument, stored: ReadonlyMap<string, SanityDocument>, replace: boolean): Plan {
  const published = stored.get(document._id);
  const hasDraft = stored.has(draftId(document._id));
  if (!published && !hasDraft) return { document, action: 'create', reason: '', hasDraft };
  if (published && !hasDraft && isUnchanged(document, published)) {
    return { document, action: 'leave', reason: '', hasDraft };
  }
  if (replace) return { document, action: 'replace', reason: '', hasDraft };
  return { document, action: 'keep', reason: hasDraft ? 'has a draft' : 'edited', hasDraft };
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
