import { useCallback, useSyncExternalStore } from 'react';
import { type DocumentStore, useDocumentStore } from 'sanity';

type Perspective = 'published' | 'drafts' | 'raw';

/** A query whose latest answer all fields share that ask it. */
interface SharedQuery {
  read: () => unknown;
  listen: (onChange: () => void) => () => void;
}

const queriesOfStores = new WeakMap<DocumentStore, Map<string, SharedQuery>>();

/**
 * What a query finds in the lake, kept up to date while somebody looks; undefined until it is known. However many
 * fields ask the same, the lake is asked once.
 */
export function useSharedQuery(query: string, perspective: Perspective): unknown {
  const store = useDocumentStore();
  const listen = useCallback(
    (onChange: () => void) => sharedQuery(store, query, perspective).listen(onChange),
    [store, query, perspective],
  );
  return useSyncExternalStore(listen, () => sharedQuery(store, query, perspective).read());
}

function sharedQuery(store: DocumentStore, query: string, perspective: Perspective): SharedQuery {
  const queries = queriesOfStores.get(store) ?? new Map<string, SharedQuery>();
  queriesOfStores.set(store, queries);
  const key = `${perspective} ${query}`;
  const shared = queries.get(key) ?? shareQuery(store, query, perspective);
  queries.set(key, shared);
  return shared;
}

function shareQuery(store: DocumentStore, query: string, perspective: Perspective): SharedQuery {
  const listeners = new Set<() => void>();
  let answer: unknown;
  let stop: (() => void) | undefined;

  const start = () => {
    const options = { perspective, apiVersion: '2025-02-19', tag: 'writing-helpers', throttleTime: 500 };
    const subscription = store.listenQuery(query, {}, options).subscribe({
      next: (value: unknown) => {
        answer = value;
        for (const onChange of listeners) onChange();
      },
      // A helper that cannot ask stays quiet: writing goes on without it, and the Studio itself reports a lost lake.
      error: () => {
        stop = undefined;
      },
    });
    return () => subscription.unsubscribe();
  };

  return {
    read: () => answer,
    listen: (onChange) => {
      listeners.add(onChange);
      stop ??= start();
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
