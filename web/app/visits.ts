import type { QueryClient } from '@tanstack/react-query';
import { type Location, matchRoutes, type Params } from 'react-router-dom';
import { siteSettingsQuery } from '../content/site-settings-query.ts';
import type { Page } from './page.ts';
import { notFoundRoute, type PageRoute, type SiteRoute, routes as siteRoutes } from './routes.tsx';
import type { SnapshotLoader } from './snapshot.ts';

/** A location with all that is needed to show it at once. */
export interface Visit {
  location: Location;
  /** What the location puts into the pattern of its route, such as '/agent/:agentName'. */
  params: Params;
  page: Page;
  /** The page that should be here and whose document is missing, where another stands in for it. */
  missing?: Page | undefined;
  /** The HTTP status of the page. */
  status: number;
}

/** A location whose page or content could not be had. */
export interface FailedVisit {
  location: Location;
  error: unknown;
  /** Whether not even the frame of the site can be shown. */
  isFrameless: boolean;
  /** Whether an earlier build rendered the page all the same: nothing but a document of its own can show that. */
  isOlder: boolean;
}

/** A location that leads elsewhere. */
export interface Redirect {
  redirect: string;
}

/** What a location comes to. */
export type Outcome = Shown | Redirect;
export type Shown = Visit | FailedVisit;

export function isRedirect(outcome: object): outcome is Redirect {
  return 'redirect' in outcome;
}

/** Gets locations ready to be shown: the code of the page, the site's settings and the page's content. */
export interface Visits {
  /** What can be shown without waiting; undefined when something has to be loaded. */
  ready: (location: Location) => Visit | Redirect | undefined;
  /** Loads what is missing. Never rejects. */
  prepare: (location: Location) => Promise<Outcome>;
  /** Loads what is missing for a path that somebody may go to. A path without a page of its own is left alone. */
  prefetch: (pathname: string) => Promise<void>;
}

interface VisitsOptions {
  queryClient: QueryClient;
  /**
   * Fills the cache with what was rendered last for a path, if anything was. A visitor's browser passes it, so
   * that the next page comes at once, and comes at all while the lake is down.
   */
  loadSnapshot?: SnapshotLoader | undefined;
  /** The routes instead of the site's own, for faults that no real page has. */
  routes?: readonly SiteRoute[] | undefined;
}

/** The path that a snapshot was rendered for, once it is there. */
type Snapshot = ReturnType<SnapshotLoader> | undefined;

/** Code is loaded once for as long as the document or the process lives. */
const loadedPages = new WeakMap<PageRoute, Page>();

/** Content is never waited for when some is there: what changed comes behind it. */
export function createVisits({ queryClient, loadSnapshot, routes = siteRoutes }: VisitsOptions): Visits {
  const contentOf = (page: Page, params: Params) => queryClient.getQueryData(page.query(params).queryKey);
  const hasFrame = () => queryClient.getQueryData(siteSettingsQuery().queryKey) !== undefined;

  /** Has the content of a page that was rendered once for many addresses, as every unknown agent's, at this one too. */
  const shareContent = (page: Page, params: Params, renderedPath: string | undefined) => {
    if (!renderedPath) return;
    const rendered = matchLocation(routes, locationOf(renderedPath));
    if (isRedirect(rendered)) return;
    const state = queryClient.getQueryState(page.query(rendered.params).queryKey);
    queryClient.setQueryData(page.query(params).queryKey, state?.data, { updatedAt: state?.dataUpdatedAt });
  };
  const prepareFrame = async (snapshot: Snapshot) => {
    if (!hasFrame()) await snapshot;
    await queryClient.ensureQueryData(siteSettingsQuery());
  };
  const preparePage = async (
    matched: Matched,
    snapshot: Snapshot,
    missing?: Page,
  ): Promise<Visit | Redirect> => {
    const page = await loadPage(matched.route);
    if (contentOf(page, matched.params) === undefined) shareContent(page, matched.params, await snapshot);
    const content = await queryClient.ensureQueryData(page.query(matched.params));
    const instead = standIn(page, content);
    return instead
      ? preparePage({ ...matched, route: instead }, undefined, page)
      : visitOf(matched, { page, missing }, content);
  };
  const readyPage = (matched: Matched, missing?: Page): Visit | Redirect | undefined => {
    const page = loadedPages.get(matched.route);
    const content = page && contentOf(page, matched.params);
    if (!page || content === undefined) return undefined;
    const instead = standIn(page, content);
    return instead
      ? readyPage({ ...matched, route: instead }, page)
      : visitOf(matched, { page, missing }, content);
  };

  const ready: Visits['ready'] = (location) => {
    const matched = matchLocation(routes, location);
    if (isRedirect(matched)) return matched;
    return hasFrame() ? readyPage(matched) : undefined;
  };
  const prepare: Visits['prepare'] = async (location) => {
    const known = ready(location);
    if (known) return known;
    const matched = matchLocation(routes, location);
    if (isRedirect(matched)) return matched;
    // Asked for beside the code, not after it.
    const snapshot = loadSnapshot?.(location.pathname);
    const [frame, page] = await Promise.allSettled([prepareFrame(snapshot), preparePage(matched, snapshot)]);
    const failed = frame.status === 'rejected' ? frame : page;
    if (failed.status === 'fulfilled') return failed.value;
    const isOlder = (await snapshot) === '';
    return { location, error: failed.reason, isFrameless: failed === frame, isOlder };
  };
  const prefetch: Visits['prefetch'] = async (pathname) => {
    const location = locationOf(pathname);
    const matched = matchLocation(routes, location);
    if (!isRedirect(matched) && matched.route !== notFoundRoute) await prepare(location);
  };
  return { ready, prepare, prefetch };
}

interface Matched {
  location: Location;
  route: PageRoute;
  params: Params;
}

/** The route of a location, or where it leads. */
export function matchLocation(routes: readonly SiteRoute[], location: Location): Matched | Redirect {
  const match = matchRoutes(candidates(routes, location.pathname), location)?.[0];
  if (!match) return notFoundAt(location);
  const { route, params } = match;
  return 'redirect' in route ? { redirect: route.redirect } : { location, route, params };
}

/**
 * The routes that may match a path: the very one, else those of as many segments. The router makes a pattern of each
 * route that it is given, which for all of the site's takes a quarter of the time in which the site begins.
 */
function candidates(routes: readonly SiteRoute[], pathname: string): SiteRoute[] {
  const exact = routes.filter(({ path }) => path === pathname);
  if (exact.length > 0) return exact;
  const count = segmentCount(pathname);
  return routes.filter(({ path }) => /[*?]/.test(path) || segmentCount(path) === count);
}

function segmentCount(path: string): number {
  return path.split('/').filter(Boolean).length;
}

/** The location of a path, as a router gives it. */
export function locationOf(pathname: string): Location {
  return { pathname, search: '', hash: '', state: null, key: 'default', mask: undefined };
}

function notFoundAt(location: Location): Matched {
  return { location, route: notFoundRoute, params: {} };
}

/** What is shown in the place of a page whose document is missing. */
function standIn(page: Page, content: unknown): PageRoute | undefined {
  return isMissing(page, content) ? (page.standIn ?? notFoundRoute) : undefined;
}

/** Whether a page's document is missing. What stands in for other pages needs none. */
export function isMissing({ status }: Page, content: unknown): boolean {
  return content === null && status === 200;
}

function visitOf(
  { location, params }: Matched,
  { page, missing }: Pick<Visit, 'page' | 'missing'>,
  content: unknown,
): Visit | Redirect {
  const redirect = page.movedTo(content, params);
  if (redirect) return { redirect };
  const status = content === null ? 404 : page.status;
  return { location, params, page, missing, status };
}

async function loadPage(route: PageRoute): Promise<Page> {
  const page = loadedPages.get(route) ?? (await route.load());
  loadedPages.set(route, page);
  return page;
}
