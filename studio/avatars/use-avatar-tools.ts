import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AvatarTools } from './avatar-tools.ts';
import { useOpenAvatarTools } from './avatars-layout.tsx';
import { type AvatarState, getAvatarState } from './pipeline/reducer.ts';

type OpenedTools =
  | { state: 'opening' }
  | { state: 'failed'; message: string }
  | { state: 'open'; tools: AvatarTools };

/** Creates the avatar tools and returns their state. */
export function useAvatarTools(): OpenedTools {
  const openTools = useOpenAvatarTools();
  const [opened, setOpened] = useState<OpenedTools>({ state: 'opening' });
  useEffect(() => {
    let isOver = false;
    openTools().then(
      (tools) => isOver || setOpened({ state: 'open', tools }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : 'Unknown error';
        if (!isOver) setOpened({ state: 'failed', message });
      },
    );
    return () => {
      isOver = true;
    };
  }, [openTools]);
  return opened;
}

/** The state of one avatar's generation. */
export interface GenerationView extends Pick<AvatarState, 'status' | 'progress'> {
  /** Whether it is queued behind other generations. */
  isWaiting: boolean;
  failure: unknown;
}

export function useGeneration({ store, generator }: AvatarTools, avatarId: string): GenerationView {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const waiting = useSyncExternalStore(generator.subscribe, generator.waiting);
  const { status, progress } = getAvatarState(state, avatarId);
  return { status, progress, isWaiting: waiting.includes(avatarId), failure: generator.failure(avatarId) };
}

/** Returns a function that tells whether an avatar is being generated or queued. */
export function useBusyAvatars({ store, generator }: AvatarTools): (avatarId: string) => boolean {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const waiting = useSyncExternalStore(generator.subscribe, generator.waiting);
  return (avatarId) => waiting.includes(avatarId) || getAvatarState(state, avatarId).status.isGenerating;
}
