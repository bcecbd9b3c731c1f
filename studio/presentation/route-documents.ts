import { getPublishedId } from '@sanity/client/csm';
import type { SanityClient } from 'sanity';
import { type AddressedType, addressedTypes, resolveHref } from '../../schemas/hrefs.ts';
import {
  addressedRouteQuery,
  fixedRouteQueries,
  frameQueries,
  type RouteQuery,
} from '../../web/app/route-queries.ts';

/** The documents that the site's routes show, by published id. */
export interface RouteDocuments {
  /** Documents of the frame around every page: navigation, footer, site facts. */
  frame: ReadonlySet<string>;
  /** Documents of each route, by path such as '/agent/tara'. */
  routes: ReadonlyMap<string, ReadonlySet<string>>;
}

type Client = Pick<SanityClient, 'fetch'>;

/**
 * Runs the query of every route in the drafts perspective, and collects the documents of its values from the
 * content source map. Documents that a query reads without returning a value of them are not included.
 *
 * Runs about thirty queries in sequence, so that the lake can answer other requests in between. Rejects with
 * the client's error.
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
  // A fixed page takes precedence over an editor's page with the same path.
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
