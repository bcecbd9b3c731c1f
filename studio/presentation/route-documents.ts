import { getPublishedId } from '@sanity/client/csm';
import type { SanityClient } from 'sanity';
import { type AddressedType, addressedTypes, resolveHref } from '../../schemas/hrefs.ts';
import {
  addressedRouteQuery,
  fixedRouteQueries,
  frameQueries,
  type RouteQuery,
} from '../../web/app/route-queries.ts';

/** What the site's routes read of the content, by the ids that published documents have. */
export interface RouteDocuments {
  /** What every page reads: navigation, footer, the facts that texts name. */
  frame: ReadonlySet<string>;
  /** What each route reads besides, by its path, such as '/agent/tara'. */
  routes: ReadonlyMap<string, ReadonlySet<string>>;
}

type Client = Pick<SanityClient, 'fetch'>;

/**
 * Runs the query of every route, drafts included, and collects from the answers' source maps which documents their values
 * come from: what a page asks for without showing anything of it does not count.
 *
 * Some thirty traced queries, one after the other, so that the lake answers others in between. Rejects with what
 * the client rejects with.
 */
export async function readRouteDocuments(client: Client): Promise<RouteDocuments> {
  const frame = new Set<string>();
  for (const query of frameQueries) {
    for (const id of await documentsOf(client, query)) frame.add(id);
  }
  const routes = new Map<string, ReadonlySet<string>>();
  for (const [path, query] of await allRoutes(client)) routes.set(path, await documentsOf(client, query));
  return { frame, routes };
}

async function allRoutes(client: Client): Promise<[path: string, query: RouteQuery][]> {
  const pages = await client.fetch<{ _type: AddressedType; slug: string }[]>(
    '*[_type in $types && defined(slug.current)] | order(orderRank, title){_type, "slug": slug.current}',
    { types: addressedTypes },
    { perspective: 'drafts', tag: 'route-documents' },
  );
  const addressed = pages.map(({ _type, slug }): [string, RouteQuery] => [
    resolveHref(_type, slug),
    addressedRouteQuery(_type, slug),
  ]);
  // A designed page wins over one that has its address.
  return [...new Map([...addressed, ...fixedRouteQueries])];
}

async function documentsOf(client: Client, { query, params }: RouteQuery): Promise<Set<string>> {
  const { resultSourceMap } = await client.fetch(query, params, {
    perspective: 'drafts',
    resultSourceMap: true,
    filterResponse: false,
    tag: 'route-documents',
  });
  const ids = resultSourceMap?.documents.map(({ _id }) => getPublishedId(_id));
  return new Set(ids);
}
