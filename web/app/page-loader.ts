import type { QueryClient } from '@tanstack/react-query';
import { type Params, redirect } from 'react-router-dom';
import { resolveHref } from '../../schemas/hrefs.ts';
import { siteSettingsQuery } from '../content/site-settings-query.ts';
import type { Page, RoutePage } from '../pages/define-page.ts';
import { shownPage } from './shown-page.ts';
import type { SnapshotLoader } from './snapshot.ts';

/** Loads a page's code, with its query. */
export type LoadPage = () => Promise<RoutePage>;

/** What stands for every path without a page. */
const notFoundPath = resolveHref('notFoundPage');

/** Stands for every agent that there is not. No agent has this address: an underscore is refused in one. */
export const unknownAgentPath = resolveHref('agent', '_');

export interface PageLoaderOptions {
  queryClient: QueryClient;
  /**
   * Fills the cache with what was rendered last for a path, if anything was. A visitor's browser passes it, so that the next
   * page comes at once, and comes at all while the lake is down.
   */
  loadSnapshot?: SnapshotLoader | undefined;
}

interface Place {
  params: Params;
  /** The address that was asked for. */
  url: URL;
}

/** Fills the query cache with all that a page is rendered from. */
export interface PageLoader {
  loadSettings: (url: URL) => Promise<void>;
  /** Rejects with a Response where the page has moved, as React Router's loaders do. */
  loadPage: (load: LoadPage, place: Place) => Promise<void>;
}

/**
 * Content is never waited for when some is there: the page asks for what changed once it is shown
 * (https://tanstack.com/query/latest/docs/framework/react/guides/prefetching#router-integration).
 */
export function createPageLoader({ queryClient, loadSnapshot }: PageLoaderOptions): PageLoader {
  const has = (key: readonly unknown[]) => queryClient.getQueryData(key) !== undefined;

  const loadContent = async (page: RoutePage, { params, url }: Place): Promise<unknown> => {
    const query = page.query(params);
    const renderedPath = has(query.queryKey) ? undefined : await loadSnapshot?.(url.pathname);
    const isMissing = renderedPath === unknownAgentPath || renderedPath === notFoundPath;
    if (isMissing && page.status === 200)
      // Old enough to be asked for again: the page may have come since.
      queryClient.setQueryData(query.queryKey, null, { updatedAt: Date.now() - 10_000 });
    return queryClient.ensureQueryData(query);
  };

  return {
    loadSettings: async ({ pathname }) => {
      const query = siteSettingsQuery();
      if (!has(query.queryKey)) await loadSnapshot?.(pathname);
      await queryClient.ensureQueryData(query);
    },
    loadPage: async (load, place) => {
      const page = await load();
      const content = await loadContent(page, place);
      redirectWhereMoved(page, content, place);
      const shown = shownPage(page, content);
      if (shown === page) return;
      redirectWhereMoved(shown, await queryClient.ensureQueryData(shown.query(place.params)), place);
    },
  };
}

/** Throws the redirect that routers follow; a hash of the new address wins over the visitor's. */
function redirectWhereMoved(page: Page, content: unknown, { params, url }: Place): void {
  const moved = page.movedTo(content, params, url.pathname);
  if (!moved) return;
  const [path, hash] = moved.split('#');
  throw redirect(`${path}${url.search}${hash === undefined ? url.hash : `#${hash}`}`, 308);
}
