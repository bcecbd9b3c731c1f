import { QueryClient } from '@tanstack/react-query';

/** The data-fetching defaults of spec section 9: retries from 1 s doubling to 30 s, a cache of 5 minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        gcTime: 5 * 60_000,
        staleTime: 0,
        networkMode: 'offlineFirst',
      },
    },
  });
}
