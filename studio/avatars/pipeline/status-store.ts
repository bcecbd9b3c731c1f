import type { AvatarAssetReader } from './avatar-asset-service.ts';
import { messageOf, messages } from './messages.ts';
import { type AvatarAction, type AvatarsState, avatarState, avatarsReducer, noAvatars } from './reducer.ts';

/** The state of all avatars of a page, for `useSyncExternalStore`. */
export interface StatusStore {
  getState(): AvatarsState;
  /** Hears every change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  dispatch(action: AvatarAction): void;
  /** Looks what exists for an avatar. A check that fails is recorded as the avatar's error, and logged; it ends no generation. */
  check(avatarId: string): Promise<void>;
}

export interface StatusStoreOptions {
  reader: AvatarAssetReader;
  /** Hears what went wrong, for whoever looks into it. */
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
        if (!avatarState(state, avatarId).status.isGenerating) {
          dispatch({ type: 'GENERATION_ERROR', avatarId, error: messageOf(error, messages.checkFailed) });
        }
        log(`The files of the avatar ${avatarId} could not be checked:`, error);
      }
    },
  };
}
