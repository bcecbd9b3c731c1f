import { type Query, type QueryKey, type QueryState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import type { Page } from '../pages/define-page.ts';
import { useReloadRoute } from './use-retries.ts';

/** The content with which each page was shown last. */
const lastGood = new WeakMap<Query, QueryState>();

/** Remembers the content of a page, once the page is there: nothing in it threw. */
export function useLastGoodContent(queryKey: QueryKey): void {
  const query = useQueryClient().getQueryCache().find({ queryKey });
  const state = query?.state;
  useEffect(() => {
    if (query && state) lastGood.set(query, state);
  }, [query, state]);
}

/**
 * Puts content that a page was shown with in the place of content that came later and that the page cannot show. Like any
 * content that could not be had it is asked for again, and the visitor reads meanwhile what was there before. Returns the page
 * to show with it, 'soon' while it is being put back, and undefined where there is none.
 */
export function useRestoredPage(error: unknown): Page | 'soon' | undefined {
  const match = useMatches().at(-1);
  const reloadRoute = useReloadRoute();
  const [restoredAfter, setRestoredAfter] = useState<unknown>();
  const cache = useQueryClient().getQueryCache();
  // What `createSiteRoutes` gives to every route with a page.
  const page = match?.handle as Page | undefined;
  const query = page && match && cache.find({ queryKey: page.query(match.params).queryKey });
  const good = query && lastGood.get(query);
  const restores = good !== undefined && good.data !== query?.state.data;

  // Before anything is painted.
  useLayoutEffect(() => {
    if (!restores) return;
    const reason = error instanceof Error ? error : new Error(String(error));
    query?.setState({ ...good, status: 'error', error: reason, fetchStatus: 'idle' });
    setRestoredAfter(error);
    void reloadRoute();
  }, [restores, query, good, error, reloadRoute]);
  if (restores) return 'soon';
  return restoredAfter !== undefined && restoredAfter === error ? page : undefined;
}
