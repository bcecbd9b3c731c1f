import { useCallback, useSyncExternalStore } from 'react';
import { useDocumentStore } from 'sanity';
import { type Perspective, type Shared, sharedQuery } from './shared-query.ts';

/**
 * What a query finds in the lake, kept up to date while somebody looks; undefined until it is known. However many
 * fields ask the same, the lake is asked once.
 *
 * For helpers, which stay quiet while they cannot ask: writing goes on without them, and the Studio itself reports a lost lake.
 */
export function useSharedQuery(query: string, perspective: Perspective): unknown {
  return useSharedState(query, perspective).answer;
}

/** The same, for views that are empty without an answer and therefore say why there is none. */
export function useSharedState(query: string, perspective: Perspective): Shared {
  const store = useDocumentStore();
  const shared = useCallback(() => sharedQuery(store, query, perspective), [store, query, perspective]);
  const listen = useCallback((onChange: () => void) => shared().listen(onChange), [shared]);
  return useSyncExternalStore(listen, () => shared().read());
}
