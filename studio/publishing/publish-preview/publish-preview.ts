import type { ObjectSchemaType } from '@sanity/types';
import type { SanityClient, Schema } from 'sanity';
import { isObject } from '../read-value.ts';
import { createSiteComparer, type SiteChange } from './compare-site.ts';
import { createDescriber } from './describe-change.ts';
import { type ChangeGroup, groupChanges } from './group-changes.ts';
import type { Content } from './site-routes.ts';

/** The changes of publishing a document, described for editors. */
export interface PublishPreview {
  groups: ChangeGroup[];
  /** Number of changed, added and removed pages. */
  changedPages: number;
}

/** A request to compare a draft with the published site. */
interface PublishPreviewRequest {
  type: ObjectSchemaType;
  /** The draft with its published id. */
  draft: Content;
  /** The published document; null when there is none. */
  published: Content | null;
  signal: AbortSignal;
}

/**
 * Creates a function that predicts the changes of publishing a document. Published content is queried at most
 * once a minute; the site's queries are evaluated locally, page by page, while the browser is idle.
 *
 * @throws the signal's reason once it is aborted; the client's error when the lake does not answer
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

/** A page with a new path appears as one removed and one added page, and counts once. */
function countPages({ routes }: SiteChange): number {
  const stays = routes.filter(({ kind }) => kind !== 'gone');
  return routes.some(({ kind }) => kind === 'new') ? stays.length : routes.length;
}

/** Document types of the content model, without Sanity's own. */
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

/** Waits until the browser is idle, at most 100 ms. */
async function freeMoment(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari does not support requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve, 10);
  });
  signal.throwIfAborted();
}

/** Milliseconds for which published content is cached. Other editors may publish in the meantime. */
const LIFETIME = 60_000;

/** Queries all published documents of some types, and caches the result for a minute. */
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
