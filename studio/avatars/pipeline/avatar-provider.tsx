import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Avatar } from './avatar.ts';
import { type AvatarState, getAvatarState, noAvatars } from './reducer.ts';
import type { StatusStore } from './status-store.ts';

const StoreContext = createContext<StatusStore | undefined>(undefined);

interface AvatarProviderProps {
  store: StatusStore;
  avatars: readonly Pick<Avatar, 'id' | 'voice'>[];
  children: ReactNode;
}

/** Provides the state of avatars to its children, and checks each avatar with a voice on load. */
export function AvatarProvider({ store, avatars, children }: AvatarProviderProps) {
  const voiced = avatars.filter(({ voice }) => voice !== undefined).map(({ id }) => id);
  const key = voiced.join(' ');
  useEffect(() => {
    for (const id of key.split(' ').filter(Boolean)) void store.check(id);
  }, [store, key]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/**
 * The state of one avatar: status, progress and files.
 *
 * @throws Error outside an AvatarProvider
 */
export function useAvatar(avatarId: string): AvatarState {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useAvatar needs an AvatarProvider around it.');
  const state = useSyncExternalStore(store.subscribe, store.getState, () => noAvatars);
  return getAvatarState(state, avatarId);
}
