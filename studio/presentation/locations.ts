import { auditTime, concatMap, type Observable, ReplaySubject, share, skip, startWith, timer } from 'rxjs';
import type { SanityClient } from 'sanity';
import type { DocumentLocation, DocumentLocationsState } from 'sanity/presentation';
import { retryOnError } from '../shared/watch-query.ts';
import { readSiteContent, type SiteContent } from './site-content.ts';

/** Milliseconds during which change events are collected before the queries run again. */
const QUIET = 10_000;

/** Milliseconds for which the result is kept up to date after the last subscriber has left. */
const KEPT = 60_000;

/** Returns what the site shows of the lake, updated after changes of content and shared by all subscribers. */
export function watchSiteContent(client: SanityClient): Observable<SiteContent> {
  const events = client.listen(
    '*[!(_id in path("_.**"))]',
    {},
    { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query', tag: 'locations' },
  );
  return readOnEvents(events, () => readSiteContent(client));
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

/** The pages that show a document, in the order of `pages`. */
export function findLocations(id: string, { frame, pages }: SiteContent): DocumentLocationsState {
  const locations = pages
    .filter(({ content }) => content.fields.has(id))
    .map(({ path, title }): DocumentLocation => ({ href: path, title }));
  if (frame.some(({ fields }) => fields.has(id))) return { message: 'Used on every page', locations };
  return { locations };
}
