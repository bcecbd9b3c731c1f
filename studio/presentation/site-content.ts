import { getPublishedId } from '@sanity/client/csm';
import type { Path } from '@sanity/types';
import type { SanityClient } from 'sanity';
import { type AddressedType, addressedTypes, resolveHref } from '../../content/hrefs.ts';
import { isObject } from '../../content/is-object.ts';
import { fixedPages } from '../../content/pages.ts';
import {
  createRouteQuery,
  fixedRouteQueries,
  frameQueries,
  profileQuery,
  type RouteQuery,
} from '../../web/app/route-queries.ts';

/** The content that a query of the site returns. */
export interface ShownContent {
  /** GROQ, which names the fields that the query reads. */
  query: string;
  /** Fields with a shown value, such as 'problemCards.title', by the published id of their document. */
  fields: ReadonlyMap<string, ReadonlySet<string>>;
  /** All texts of the result, with their placeholders. */
  texts: readonly string[];
}

/** A page of the site. */
export interface SitePage {
  path: string;
  title: string;
  content: ShownContent;
}

/** What the site shows of the lake, drafts included. */
export interface SiteContent {
  /** The frame around every page: navigation, footer, the gate. */
  frame: readonly ShownContent[];
  /** The document's head of every page. */
  profile: ShownContent;
  pages: readonly SitePage[];
  /** The lake's time when the reading began, an ISO timestamp. */
  readAt: string;
}

type Client = Pick<SanityClient, 'fetch'>;

/**
 * Runs the query of every page in the drafts perspective, and collects from the content source map which fields of
 * which documents it shows. What a query only filters or sorts by is not included.
 *
 * Runs about thirty queries in sequence, so that the lake can answer other requests in between. Rejects with
 * the client's error.
 */
export async function readSiteContent(client: Client): Promise<SiteContent> {
  const readAt = await client.fetch<string>('now()', {}, { tag: 'site-content' });
  const frame: ShownContent[] = [];
  for (const query of frameQueries) frame.push(await readShown(client, query));
  const profile = await readShown(client, profileQuery);
  const pages: SitePage[] = [];
  for (const { path, title, query } of await listPages(client)) {
    pages.push({ path, title, content: await readShown(client, query) });
  }
  return { frame, profile, pages, readAt };
}

async function listPages(client: Client): Promise<{ path: string; title: string; query: RouteQuery }[]> {
  const documents = await client.fetch<{ _type: string; slug: string; title: string | null }[]>(
    '*[_type in $types && defined(slug.current)] | order(orderRank, title){_type, "slug": slug.current, "title": coalesce(name, title)}',
    { types: [...addressedTypes, 'legalPage'] },
    { perspective: 'drafts', tag: 'site-content' },
  );
  const titles = new Map(fixedPages.map(({ path, title }) => [path, title]));
  const queries = new Map<string, RouteQuery>();
  for (const { _type, slug, title } of documents) {
    const path = resolveHref(_type, slug);
    if (path === undefined) continue;
    if (title) titles.set(path, title);
    if (isAddressed(_type)) queries.set(path, createRouteQuery(_type, slug));
  }
  // A fixed page takes precedence over an editor's page with the same path.
  for (const [path, query] of fixedRouteQueries) queries.set(path, query);
  return [...queries].map(([path, query]) => ({ path, title: titles.get(path) ?? path, query }));
}

function isAddressed(type: string): type is AddressedType {
  return addressedTypes.some((addressed) => addressed === type);
}

async function readShown(client: Client, { query, params }: RouteQuery): Promise<ShownContent> {
  const { result, resultSourceMap } = await client.fetch(query, params, {
    perspective: 'drafts',
    resultSourceMap: true,
    filterResponse: false,
    tag: 'site-content',
  });
  const fields = new Map<string, Set<string>>();
  for (const { source } of Object.values(resultSourceMap?.mappings ?? {})) {
    if (source.type !== 'documentValue') continue;
    const document = resultSourceMap?.documents[source.document];
    const path = resultSourceMap?.paths[source.path];
    if (!document || path === undefined) continue;
    const id = getPublishedId(document._id);
    const shown = fields.get(id) ?? new Set();
    fields.set(id, shown.add(getField([...path.matchAll(/\['([^']*)'\]/g)].map(([, name = '']) => name))));
  }
  return { query, fields, texts: listTexts(result) };
}

/** The field at a path, without positions in lists and Sanity's own fields: 'problemCards.title'. */
export function getField(path: Path): string {
  return path.filter((name) => typeof name === 'string' && !name.startsWith('_')).join('.');
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const parts: unknown[] = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return parts.flatMap(listTexts);
}
