import { QueryClient } from '@tanstack/react-query';

/** Maximum delay before the next retry, in ms (spec section 9). */
export const longestPause = 30_000;

/**
 * The data-fetching defaults of spec section 9: retries from 1 s doubling to 30 s, a cache of 5 minutes. A query on the page that
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
        gcTime: 5 * 60_000,
        staleTime: 0,
        networkMode: 'offlineFirst',
      },
    },
  });
}
