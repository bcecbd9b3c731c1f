import {
  auditTime,
  concatMap,
  map,
  type Observable,
  ReplaySubject,
  share,
  skip,
  startWith,
  timer,
} from 'rxjs';
import type { SanityClient } from 'sanity';
import type { DocumentLocation, DocumentLocationsState } from 'sanity/presentation';
import { resolveHref } from '../../schemas/hrefs.ts';
import { fixedPages } from '../../schemas/pages.ts';
import { retryOnError } from '../watch-query.ts';
import { type RouteDocuments, readRouteDocuments } from './route-documents.ts';

/** A change of content is looked at after this many ms, with all that came meanwhile. */
const QUIET = 10_000;

/** Milliseconds for which the result is kept up to date after the last form that shows it was closed. */
const KEPT = 60_000;

/** Where documents are shown on the site; asked again when content changes, as long as somebody looks. */
export function watchLocations(client: SanityClient): (id: string) => Observable<DocumentLocationsState> {
  const events = client.listen(
    '*[!(_id in path("_.**"))]',
    {},
    { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query', tag: 'locations' },
  );
  const found = keepReading(events, async () => ({
    documents: await readRouteDocuments(client),
    titles: await readTitles(client),
  }));
  return (id) => found.pipe(map(({ documents, titles }) => locationsOf(id, documents, titles)));
}

/**
 * What is read, and read again after changes, once for all who look. Never errors: the Studio draws this inside every
 * form, and has an error in the place of the form until somebody leaves the document. What could not be read is read again by
 * itself, and what was read last stays meanwhile.
 *
 * @param events - of the lake: a welcome whenever its stream begins, and each change
 */
export function keepReading<Found>(
  events: Observable<unknown>,
  read: () => Promise<Found>,
): Observable<Found> {
  return events.pipe(
    // The first welcome comes beside the first reading. A later one says that the stream was away, and changes with it.
    skip(1),
    auditTime(QUIET),
    startWith(undefined),
    concatMap(() => read()),
    retryOnError(() => {}),
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(KEPT) }),
  );
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
    '*[_type in ["agent", "landingPage", "legalPage"] && defined(slug.current)]{_type, "slug": slug.current, "title": coalesce(name, title)}',
    {},
    { perspective: 'drafts', tag: 'locations' },
  );
  const pages = fixedPages.map(({ path, title }): [string, string] => [path, title]);
  const others = named.map(({ _type, slug, title }): [string, string] => {
    const path = resolveHref(_type, slug) ?? '';
    return [path, title ?? path];
  });
  return new Map([...pages, ...others]);
}
