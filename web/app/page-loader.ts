import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { type Params, redirect } from 'react-router-dom';
import { resolveHref } from '../../content/hrefs.ts';
import { freshMs } from '../data/query-client.ts';
import { siteSettingsQuery } from '../data/site-settings-query.ts';
import type { Page, RoutePage } from '../pages/define-page.ts';
import { page as notFoundPage, unknownAgentPage } from '../pages/not-found/not-found-page.tsx';
import { wakeSections } from '../ui/lazy-section.tsx';
import type { SnapshotLoader } from './snapshot.ts';

/** Imports a page's code, including its query. */
export type LoadPage = () => Promise<RoutePage>;

/** The path under which the server stores the snapshot of the not-found page. */
const notFoundPath = resolveHref('notFoundPage');

/**
 * The path under which the server stores the snapshot for all unknown agents. No agent has this slug: slugs with an underscore
 * are not valid.
 */
export const unknownAgentPath = resolveHref('agent', '_');

export interface PageLoaderOptions {
  queryClient: QueryClient;
  /**
   * Fills the cache with the snapshot that the server last rendered for a path, if there is one. Passed in the browser, so that
   * navigation is fast and works while the lake is down.
   */
  loadSnapshot?: SnapshotLoader | undefined;
}

interface RequestedPage {
  params: Params;
  /** The requested URL. */
  url: URL;
}

/** Fills the query cache with everything that a page renders from. */
interface PageLoader {
  loadSettings: (url: URL) => Promise<void>;
  /** Rejects with a redirecting Response where the page has moved, as React Router's loaders do. */
  loadPage: (load: LoadPage, requested: RequestedPage) => Promise<void>;
}

/**
 * Content in the cache is used without waiting for the latest snapshot, which replaces it
 * (https://tanstack.com/query/latest/docs/framework/react/guides/prefetching#router-integration).
 */
export function createPageLoader({ queryClient, loadSnapshot }: PageLoaderOptions): PageLoader {
  const has = (key: readonly unknown[]) => queryClient.getQueryData(key) !== undefined;
  // Otherwise React Query would pause the retries while the browser is offline, and the error page would not be shown.
  const ensure = <Content, Key extends QueryKey>(query: FetchQueryOptions<Content, Error, Content, Key>) =>
    queryClient.ensureQueryData({ ...query, networkMode: 'always' });

  const loadContent = async (page: RoutePage, { params, url }: RequestedPage): Promise<unknown> => {
    const query = page.query(params);
    const refresh = async () => {
      const renderedPath = await loadSnapshot?.(url.pathname);
      const isMissing = renderedPath === unknownAgentPath || renderedPath === notFoundPath;
      if (isMissing && page.status === 200)
        // Marked as stale, so that it is refetched: a host of files may not have the page yet.
        queryClient.setQueryData(query.queryKey, null, { updatedAt: Date.now() - 2 * freshMs });
    };
    const refreshed = refresh();
    if (!has(query.queryKey)) await refreshed;
    return ensure(query);
  };

  return {
    loadSettings: async ({ pathname }) => {
      const query = siteSettingsQuery();
      if (!has(query.queryKey)) await loadSnapshot?.(pathname);
      await ensure(query);
    },
    loadPage: async (load, requested) => {
      const page = await load();
      // The code of its sections too, which would appear one after another otherwise.
      const [content] = await Promise.all([loadContent(page, requested), wakeSections()]);
      redirectWhereMoved(page, content, requested);
      const shown = choosePage(page, content);
      if (shown === page) return;
      redirectWhereMoved(shown, await ensure(shown.query(requested.params)), requested);
    },
  };
}

/** Throws a redirect for React Router. A hash in the new address replaces that of the requested URL. */
function redirectWhereMoved(page: Page, content: unknown, { params, url }: RequestedPage): void {
  const moved = page.movedTo(content, params, url.pathname);
  if (!moved) return;
  const [path, hash] = moved.split('#');
  throw redirect(`${path}${url.search}${hash === undefined ? url.hash : `#${hash}`}`, 308);
}

/** Returns the page, or the not-found page when its document is missing. */
export function choosePage(page: RoutePage, content: unknown): Page {
  if (content !== null || page.status !== 200) return page;
  return page.isAgent ? unknownAgentPage : notFoundPage;
}
