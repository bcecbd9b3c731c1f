import { QueryClient } from '@tanstack/react-query';

/** The longest that a reader of old content, or of none, waits for the next try, in ms (spec section 9). */
export const longestPause = 30_000;

/**
 * The data-fetching defaults of spec section 9: retries from 1 s doubling to 30 s, a cache of 5 minutes. What is on
 * the page and could not be had with all retries is asked for again after the longest pause, until it is there.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestPause),
        refetchInterval: ({ state }) => state.status === 'error' && longestPause,
        // It has its turn then: not with every page that shows it, or with one that fails on each answer anew.
        refetchOnMount: ({ state }) => state.status !== 'error',
        gcTime: 5 * 60_000,
        staleTime: 0,
        networkMode: 'offlineFirst',
      },
    },
  });
}
