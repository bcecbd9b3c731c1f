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

/** Milliseconds during which change events are collected before the queries run again. */
const QUIET = 10_000;

/** Milliseconds for which the result is kept up to date after the last subscriber has left. */
const KEPT = 60_000;

/** Returns a function that emits the pages on which a document is shown, updated after changes of content. */
export function watchLocations(client: SanityClient): (id: string) => Observable<DocumentLocationsState> {
  const events = client.listen(
    '*[!(_id in path("_.**"))]',
    {},
    { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query', tag: 'locations' },
  );
  const found = readOnEvents(events, async () => ({
    documents: await readRouteDocuments(client),
    titles: await readTitles(client),
  }));
  return (id) => found.pipe(map(({ documents, titles }) => locationsOf(id, documents, titles)));
}

/**
 * Emits the result of `read`, and again after changes, shared by all subscribers. Never errors, because the
 * Studio would replace every open form by the error: a failed read is repeated, and the last result stays.
 *
 * @param events the lake's events: a welcome at each (re)connection, and each mutation
 */
export function readOnEvents<Found>(
  events: Observable<unknown>,
  read: () => Promise<Found>,
): Observable<Found> {
  return events.pipe(
    // The first welcome coincides with the first read. A later one follows a reconnection, before which events
    // were missed.
    skip(1),
    auditTime(QUIET),
    startWith(undefined),
    concatMap(() => read()),
    retryOnError(() => {}),
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(KEPT) }),
  );
}

/** The routes that show a document, in the order of `routes`. */
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

/** Titles of the routes, by path. */
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
