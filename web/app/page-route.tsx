import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type Params, data as withStatus } from 'react-router-dom';

/** What the frame of the site may ask of the page that is shown. */
export interface PageHandle {
  /** Where the page's content lies in the query cache. */
  queryKey: (params: Params) => QueryKey;
  /** The page's file, as the client's manifest names it. */
  source: string;
  /** What the tab says when the page's document is missing. */
  missingTitle: string;
  /** Whether the page has an address of its own; the not-found page stands at any. */
  hasAddress: boolean;
}

/** Whether a route's `handle` is one that `pageRoute` made. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'queryKey' in handle;
}

/** What a route needs of the place it runs in. */
export interface RouteContext {
  queryClient: QueryClient;
  /**
   * Fills the cache with what was rendered last for a path, if anything was. A visitor's browser passes it, so
   * that the next page comes at once, and comes at all while the lake is down.
   */
  loadSnapshot?: (path: string) => Promise<void>;
}

interface PageRouteOptions<Result, Key extends QueryKey> {
  query: (params: Params) => FetchQueryOptions<Result, Error, Result, Key>;
  element: ReactNode;
  source: string;
  /** How a missing document is answered: by the error boundary, or by the page's own view. */
  whenMissing?: 'boundary' | 'page';
  missingTitle?: string;
  /** The HTTP status of the page when it is not the usual 200. */
  status?: number;
}

/** The parts of a route that come with its lazily loaded page. */
export function pageRoute<Result, Key extends QueryKey>(
  context: RouteContext,
  {
    query,
    element,
    source,
    whenMissing = 'boundary',
    missingTitle = 'Page not found',
    status = 200,
  }: PageRouteOptions<Result, Key>,
) {
  const loader = async ({ request, params }: LoaderFunctionArgs) => {
    const missing = (await ensureContent(context, query(params), request)) === null;
    if (missing && whenMissing === 'boundary') throw answer(404);
    return answer(missing ? 404 : status);
  };
  const handle: PageHandle = {
    queryKey: (params) => query(params).queryKey,
    source,
    missingTitle,
    hasAddress: status === 200,
  };
  return { element, loader, handle };
}

/** The content travels in the query cache: a loader only says how it went. */
function answer(status: number) {
  return withStatus(null, { status, statusText: status === 404 ? 'Not Found' : 'OK' });
}

/** The cached content at once, however old; without any, the snapshot's; without one, the lake's. */
export async function ensureContent<Result, Key extends QueryKey>(
  { queryClient, loadSnapshot }: RouteContext,
  query: FetchQueryOptions<Result, Error, Result, Key>,
  request: Request,
): Promise<Result> {
  const isCached = () => queryClient.getQueryData(query.queryKey) !== undefined;
  if (!isCached()) await loadSnapshot?.(new URL(request.url).pathname);
  return queryClient.ensureQueryData(query);
}
