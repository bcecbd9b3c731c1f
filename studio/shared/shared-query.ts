import type { DocumentStore } from 'sanity';
import { watchQuery } from './watch-query.ts';

export type Perspective = 'published' | 'drafts' | 'raw';

/** State of a query; the same object until it changes. */
export interface QueryState {
  /** The latest result; undefined until there is one. */
  answer: unknown;
  /** Error of the last attempt; the query is repeated while it has listeners. */
  error: unknown;
}

/** A query with one subscription for all its listeners. */
interface SharedQuery {
  read: () => QueryState;
  /** Calls the listener after each change; returns the unsubscribe function. */
  listen: (onChange: () => void) => () => void;
}

type Store = Pick<DocumentStore, 'listenQuery'>;

const queriesOfStores = new WeakMap<Store, Map<string, SharedQuery>>();

/** Returns the shared query of a document store, by query and perspective. */
export function getSharedQuery(store: Store, query: string, perspective: Perspective): SharedQuery {
  const queries = queriesOfStores.get(store) ?? new Map<string, SharedQuery>();
  queriesOfStores.set(store, queries);
  const key = `${perspective} ${query}`;
  const shared = queries.get(key) ?? createSharedQuery(store, query, perspective);
  queries.set(key, shared);
  return shared;
}

function createSharedQuery(store: Store, query: string, perspective: Perspective): SharedQuery {
  const listeners = new Set<() => void>();
  let shared: QueryState = { answer: undefined, error: undefined };
  let stop: (() => void) | undefined;

  const setState = (next: QueryState) => {
    shared = next;
    for (const onChange of listeners) onChange();
  };
  const start = () =>
    watchQuery(
      store,
      query,
      { perspective, tag: 'shared-query' },
      {
        next: (answer) => setState({ answer, error: undefined }),
        error: (error) => setState({ ...shared, error }),
      },
    );

  return {
    read: () => shared,
    listen: (onChange) => {
      listeners.add(onChange);
      stop ??= start();
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        // The next listener starts without an error.
        shared = { ...shared, error: undefined };
      };
    },
  };
}
