import type { ObjectSchemaType } from '@sanity/types';
import type { SanityClient, Schema } from 'sanity';
import { isObject } from '../read-value.ts';
import { createSiteComparer, type SiteChange } from './compare-site.ts';
import { createDescriber } from './describe-change.ts';
import { type ChangeGroup, groupChanges } from './group-changes.ts';
import type { Content } from './site-routes.ts';

/** What publishing a document changes on the site, in words. */
export interface PublishPreview {
  groups: ChangeGroup[];
  /** How many pages change, come or go. */
  changedPages: number;
}

/** What to compare, and until when anybody wants to know. */
export interface PublishPreviewRequest {
  type: ObjectSchemaType;
  /** The document as it would be published, by its id without `drafts.`. */
  draft: Content;
  /** As it is published; null when it never was. */
  published: Content | null;
  signal: AbortSignal;
}

/**
 * Looks ahead to what publishing a document does to the site. What is published is read from the lake at most once
 * a minute; the queries run here, one page at a time, in the moments that the editor leaves free.
 *
 * Rejects when the signal ends, and with the client's error when the lake does not answer.
 */
export function createPublishPreview(
  client: SanityClient,
  schema: Schema,
): (request: PublishPreviewRequest) => Promise<PublishPreview> {
  const readPublished = createPublishedReader(client, contentTypes(schema));
  const titleOfType = (name: string) => schema.get(name)?.title;
  let comparer: { content: readonly Content[]; compare: ReturnType<typeof createSiteComparer> } | undefined;

  return async ({ type, draft, published, signal }) => {
    const content = await readPublished((known) => revisionOf(known, draft._id) === published?._rev);
    signal.throwIfAborted();
    if (comparer?.content !== content)
      comparer = { content, compare: createSiteComparer(content, titleOfType) };
    const change: SiteChange = await comparer.compare(draft, () => freeMoment(signal));
    const describe = createDescriber({ ...change, type, published, draft });
    return {
      groups: groupChanges(change, describe, (field) => titleOfField(schema, field)),
      changedPages: countPages(change),
    };
  };
}

/** A page that moves to another address goes and comes, and is one. */
function countPages({ routes }: SiteChange): number {
  const stays = routes.filter(({ kind }) => kind !== 'gone');
  return routes.some(({ kind }) => kind === 'new') ? stays.length : routes.length;
}

/** The types of documents that the content model adds to the Studio's own. */
function contentTypes(schema: Schema): string[] {
  return schema
    .getTypeNames()
    .filter((name) => schema.get(name)?.type?.name === 'document' && !name.startsWith('sanity.'));
}

function revisionOf(content: readonly Content[], id: string): unknown {
  return content.find(({ _id }) => _id === id)?._rev;
}

function titleOfField(schema: Schema, field: string): string {
  const settings = schema.get('siteSettings');
  const fields = settings && 'fields' in settings ? settings.fields : [];
  return fields.find(({ name }) => name === field)?.type.title ?? field;
}

/** Waits until the browser has nothing better to do, a tenth of a second at most. */
async function freeMoment(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari has no idle moments to give.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve, 10);
  });
  signal.throwIfAborted();
}

/** How long what was read stands for what is published, in milliseconds; others publish too. */
const LIFETIME = 60_000;

/** Reads everything that is published of these types; a repeated call within a minute gives the same list. */
function createPublishedReader(
  client: SanityClient,
  types: readonly string[],
): (isFresh: (content: readonly Content[]) => boolean) => Promise<readonly Content[]> {
  let known: { content: readonly Content[]; readAt: number } | undefined;
  return async (isFresh) => {
    if (known && Date.now() - known.readAt < LIFETIME && isFresh(known.content)) return known.content;
    const readAt = Date.now();
    const answer = await client.fetch<unknown[]>(
      '*[_type in $types]',
      { types },
      { perspective: 'published' },
    );
    known = { content: answer.filter(isContent), readAt };
    return known.content;
  };
}

function isContent(value: unknown): value is Content {
  return isObject(value) && typeof value._id === 'string' && typeof value._type === 'string';
}
