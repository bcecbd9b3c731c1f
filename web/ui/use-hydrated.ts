import { useSyncExternalStore } from 'react';

/**
 * False in markup that was rendered ahead and in the render that takes it over, true from then on; for what only the
 * visitor's browser knows, such as the address with its search, and for what would hold up the words.
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
