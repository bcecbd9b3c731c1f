import { isLakeLost, onLakeLost } from 'embedded-content-lake/studio';
import { useSyncExternalStore } from 'react';
import { useConnectionState } from 'sanity';

/** Whether a document that was loaded has lost its connection to the lake. `version` is the name of a release. */
export function useIsOffline(id: string, type: string, version: string | undefined): boolean {
  const isLost = useSyncExternalStore(onLakeLost, isLakeLost);
  return useConnectionState(id, type, version) === 'reconnecting' || isLost;
}
