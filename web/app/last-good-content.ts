import { type Query, type QueryKey, type QueryState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import type { Page } from '../pages/define-page.ts';
import { useReloadRoute } from './use-retries.ts';

/** For each page, the content that was last rendered without an error. */
const lastGood = new WeakMap<Query, QueryState>();

/** Remembers the content of a page after it was rendered without an error. */
export function useLastGoodContent(queryKey: QueryKey): void {
  const query = useQueryClient().getQueryCache().find({ queryKey });
  const state = query?.state;
  useEffect(() => {
    if (query && state) lastGood.set(query, state);
  }, [query, state]);
}

/**
 * Restores the last content that a page rendered without an error, when newer content makes it throw. The query keeps its error
 * state, so it is refetched while the visitor reads the earlier content. Returns the page to show with that content, 'soon' while
 * it is being restored, and undefined if there is none.
 */
export function useRestoredPage(error: unknown): Page | 'soon' | undefined {
  const match = useMatches().at(-1);
  const reloadRoute = useReloadRoute();
  const [restoredAfter, setRestoredAfter] = useState<unknown>();
  const cache = useQueryClient().getQueryCache();
  // `createSiteRoutes` sets the page as the handle of its route.
  const page = match?.handle as Page | undefined;
  const query = page && match && cache.find({ queryKey: page.query(match.params).queryKey });
  const good = query && lastGood.get(query);
  const restores = good !== undefined && good.data !== query?.state.data;

  // In a layout effect, so that no error is painted before the content is restored.
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
