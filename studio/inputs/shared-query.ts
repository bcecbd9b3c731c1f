import type { DocumentStore } from 'sanity';
import { watchQuery } from '../watch-query.ts';

export type Perspective = 'published' | 'drafts' | 'raw';

/** What is known of a query's answer; the same object until something else is known. */
export interface Shared {
  /** The latest answer; undefined until there is one. */
  answer: unknown;
  /** Why the query could not be asked the last time; it is asked again while somebody listens. */
  error: unknown;
}

/** A query whose latest answer all share that ask it. */
interface SharedQuery {
  read: () => Shared;
  /** Hears that something else is known; returns the way to stop. */
  listen: (onChange: () => void) => () => void;
}

type Store = Pick<DocumentStore, 'listenQuery'>;

const queriesOfStores = new WeakMap<Store, Map<string, SharedQuery>>();

/** The query as all share it that ask this store. */
export function sharedQuery(store: Store, query: string, perspective: Perspective): SharedQuery {
  const queries = queriesOfStores.get(store) ?? new Map<string, SharedQuery>();
  queriesOfStores.set(store, queries);
  const key = `${perspective} ${query}`;
  const shared = queries.get(key) ?? shareQuery(store, query, perspective);
  queries.set(key, shared);
  return shared;
}

function shareQuery(store: Store, query: string, perspective: Perspective): SharedQuery {
  const listeners = new Set<() => void>();
  let shared: Shared = { answer: undefined, error: undefined };
  let stop: (() => void) | undefined;

  const know = (next: Shared) => {
    shared = next;
    for (const onChange of listeners) onChange();
  };
  const start = () =>
    watchQuery(
      store,
      query,
      { perspective, tag: 'writing-helpers' },
      {
        next: (answer) => know({ answer, error: undefined }),
        error: (error) => know({ ...shared, error }),
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
        // Whoever looks next has not been refused anything yet.
        shared = { ...shared, error: undefined };
      };
    },
  };
}
