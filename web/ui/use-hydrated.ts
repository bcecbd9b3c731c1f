import { useSyncExternalStore } from 'react';

/**
 * Returns false on the server and during hydration, and true afterwards. For values that only the browser has, such as the query
 * string, and for content that would delay the first paint.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe() {
  return () => {};
}
