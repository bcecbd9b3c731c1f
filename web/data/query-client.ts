import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';

/** Maximum delay before the next retry, in milliseconds. */
export const longestPause = 30_000;

/** How long content counts as fresh, and is kept after its last use, in milliseconds. */
export const freshMs = 5 * 60_000;

/**
 * The data-fetching defaults: retries from 1 s doubling to 30 s, a cache of 5 minutes. A query on the page that
 * failed after all retries is refetched every 30 s until it succeeds.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestPause),
        refetchInterval: ({ state }) => state.status === 'error' && longestPause,
        // A failed query is refetched by the interval above only, not on each mount: a page that fails on every response would
        // loop.
        refetchOnMount: ({ state }) => state.status !== 'error',
        gcTime: freshMs,
        staleTime: (query) => freshMs + getAgeAtArrival(query),
        networkMode: 'offlineFirst',
      },
    },
  });
}

/** For content that the server had rendered: when that was, and when it came into this browser, in ms since 1970. */
const arrivals = new WeakMap<object, { updatedAt: number; arrivedAt: number }>();

/**
 * Puts content that the server has rendered into the cache, unless newer content is there. It keeps its date, which visitors see
 * while the lake is unreachable, and is fresh from now on: the server renders it again within seconds of a publish.
 */
export function receiveContent(queryClient: QueryClient, data: DehydratedState): void {
  hydrate(queryClient, data);
  const cache = queryClient.getQueryCache();
  for (const { queryHash, state } of data?.queries ?? []) {
    const query = cache.get(queryHash);
    if (query) arrivals.set(query, { updatedAt: state.dataUpdatedAt, arrivedAt: Date.now() });
  }
}

/** How old the content of a query was when it arrived, in ms; 0 if it was fetched from the lake. */
function getAgeAtArrival(query: { state: { dataUpdatedAt: number } }): number {
  const { updatedAt, arrivedAt } = arrivals.get(query) ?? { updatedAt: 0, arrivedAt: 0 };
  return updatedAt === query.state.dataUpdatedAt ? Math.max(0, arrivedAt - updatedAt) : 0;
}
