import type { AvatarAssetReader } from './avatar-asset-service.ts';
import { getMessage, messages } from './messages.ts';
import {
  type AvatarAction,
  type AvatarsState,
  avatarsReducer,
  getAvatarState,
  noAvatars,
} from './reducer.ts';

/** Store of the state of all avatars, for `useSyncExternalStore`. */
export interface StatusStore {
  getState(): AvatarsState;
  /** Calls the listener after each change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  dispatch(action: AvatarAction): void;
  /**
   * Checks which files of an avatar exist. A failed check is logged and stored as the avatar's error; it does
   * not end a running generation.
   */
  check(avatarId: string): Promise<void>;
}

export interface StatusStoreOptions {
  reader: AvatarAssetReader;
  /** Logs an error for developers. */
  log(message: string, error: unknown): void;
}

export function createStatusStore({ reader, log }: StatusStoreOptions): StatusStore {
  let state = noAvatars;
  const listeners = new Set<() => void>();
  const dispatch = (action: AvatarAction) => {
    const next = avatarsReducer(state, action);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    async check(avatarId) {
      try {
        const { status, assets } = await reader.checkAssets(avatarId);
        dispatch({ type: 'SET_ASSETS', avatarId, assets });
        dispatch({ type: 'SET_STATUS', avatarId, status });
      } catch (error) {
        if (!getAvatarState(state, avatarId).status.isGenerating) {
          dispatch({ type: 'GENERATION_ERROR', avatarId, error: getMessage(error, messages.checkFailed) });
        }
        log(`The files of the avatar ${avatarId} could not be checked:`, error);
      }
    },
  };
}
