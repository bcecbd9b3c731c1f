import { auditTime, concatMap, map, type Observable, ReplaySubject, share, startWith, timer } from 'rxjs';
import type { SanityClient } from 'sanity';
import type { DocumentLocation, DocumentLocationsState } from 'sanity/presentation';
import { isPageType, pageRoutes, resolveHref } from '../../schemas/hrefs.ts';
import { schemaTypes } from '../../schemas/schema-types.ts';
import { type RouteDocuments, readRouteDocuments } from './route-documents.ts';

/** A change of content is looked at after this many ms, with all that came meanwhile. */
const QUIET = 10_000;

/** What was found is kept up to date for this many ms after the last form that shows it was closed. */
const KEPT = 60_000;

/** Where documents are shown on the site; asked again when content changes, as long as somebody looks. */
export function watchLocations(client: SanityClient): (id: string) => Observable<DocumentLocationsState> {
  const changes = client.listen(
    '*[!(_id in path("_.**"))]',
    {},
    { events: ['mutation'], includeResult: false, visibility: 'query', tag: 'locations' },
  );
  const found = changes.pipe(
    auditTime(QUIET),
    startWith(undefined),
    concatMap(async () => ({
      documents: await readRouteDocuments(client),
      titles: await readTitles(client),
    })),
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(KEPT) }),
  );
  return (id) => found.pipe(map(({ documents, titles }) => locationsOf(id, documents, titles)));
}

/** The routes that show a document, in the order of the list of routes. */
export function locationsOf(
  id: string,
  { frame, routes }: RouteDocuments,
  titles: ReadonlyMap<string, string>,
): DocumentLocationsState {
  const locations = [...routes]
    .filter(([, documents]) => documents.has(id))
    .map(([href]): DocumentLocation => ({ href, title: titles.get(href) ?? href }));
  if (frame.has(id)) return { message: 'Used on every page', locations };
  return { locations };
}

/** What editors call a route, by its path. */
async function readTitles(client: SanityClient): Promise<Map<string, string>> {
  const named = await client.fetch<{ _type: string; slug: string; title: string | null }[]>(
    '*[_type in ["agent", "legalPage"] && defined(slug.current)]{_type, "slug": slug.current, "title": coalesce(name, title)}',
    {},
    { perspective: 'drafts', tag: 'locations' },
  );
  const pages = schemaTypes.flatMap(({ name, title }): [string, string][] =>
    isPageType(name) ? [[pageRoutes[name], title ?? name]] : [],
  );
  const others = named.map(({ _type, slug, title }): [string, string] => {
    const path = resolveHref(_type, slug) ?? '';
    return [path, title ?? path];
  });
  return new Map([...pages, ...others]);
}
