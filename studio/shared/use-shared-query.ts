import { useCallback, useSyncExternalStore } from 'react';
import { useDocumentStore } from 'sanity';
import { getSharedQuery, type Perspective, type QueryState } from './shared-query.ts';

/**
 * Result of a live query, shared by all components that use it; undefined until it is loaded.
 *
 * For optional helpers: errors are not reported, because the editor can go on writing and the Studio itself
 * reports a lost connection.
 */
export function useSharedQuery(query: string, perspective: Perspective): unknown {
  return useSharedQueryState(query, perspective).answer;
}

/** State of a live query, for views that show its error. */
export function useSharedQueryState(query: string, perspective: Perspective): QueryState {
  const store = useDocumentStore();
  const shared = useCallback(() => getSharedQuery(store, query, perspective), [store, query, perspective]);
  const listen = useCallback((onChange: () => void) => shared().listen(onChange), [shared]);
  return useSyncExternalStore(listen, () => shared().read());
}
