import type { AvatarAssets } from './avatar.ts';
import { type AssetStatus, type GenerationStatus, getStatus, stageProgress, steps } from './status.ts';

/** State of one avatar. */
export interface AvatarState {
  status: AssetStatus;
  /** Undefined while no generation is running. */
  progress: GenerationStatus | undefined;
  assets: AvatarAssets;
}

/** State by avatar id; an avatar that was never checked has no entry. */
export type AvatarsState = Readonly<Record<string, AvatarState>>;

/** What changes the state of an avatar. */
export type AvatarAction =
  | { type: 'SET_STATUS'; avatarId: string; status: AssetStatus }
  | { type: 'SET_PROGRESS'; avatarId: string; progress: GenerationStatus | undefined }
  | { type: 'SET_ASSETS'; avatarId: string; assets: AvatarAssets }
  | { type: 'START_GENERATION'; avatarId: string }
  | { type: 'GENERATION_ERROR'; avatarId: string; error: string };

export const noAvatars: AvatarsState = {};

const unknownAvatar: AvatarState = { status: getStatus({}), progress: undefined, assets: {} };

/** The state of an avatar; the initial state before its first check. */
export function getAvatarState(state: AvatarsState, avatarId: string): AvatarState {
  return Object.hasOwn(state, avatarId) ? (state[avatarId] ?? unknownAvatar) : unknownAvatar;
}

/** Applies an action. Returns the same object when the action does not apply to the avatar's state. */
export function avatarsReducer(state: AvatarsState, action: AvatarAction): AvatarsState {
  const before = getAvatarState(state, action.avatarId);
  const after = reduceAvatar(before, action);
  return after === before ? state : { ...state, [action.avatarId]: after };
}

function reduceAvatar(avatar: AvatarState, action: AvatarAction): AvatarState {
  switch (action.type) {
    case 'SET_STATUS':
      return withStatus(avatar, keepConsistent(action.status));
    case 'SET_PROGRESS':
      return isNews(avatar, action.progress) ? { ...avatar, progress: action.progress } : avatar;
    case 'SET_ASSETS': {
      const { isGenerating, error } = avatar.status;
      return {
        ...avatar,
        assets: action.assets,
        status: { ...getStatus(action.assets), isGenerating, error },
      };
    }
    case 'START_GENERATION': {
      // Only one generation per avatar may run.
      if (avatar.status.isGenerating) return avatar;
      const status = { ...avatar.status, isGenerating: true, error: undefined };
      return { ...avatar, status, progress: steps.starting };
    }
    case 'GENERATION_ERROR': {
      const status = { ...avatar.status, isGenerating: false, error: action.error };
      return { ...avatar, status, progress: undefined };
    }
  }
}

/** Derives `isComplete` from the files, and clears the error while a generation is running. */
function keepConsistent(status: AssetStatus): AssetStatus {
  const { hasImage, hasAudio, hasVideo, isGenerating } = status;
  const error = isGenerating ? undefined : status.error;
  return { ...status, isComplete: hasImage && hasAudio && hasVideo, error };
}

/** Removes progress that contradicts the new status. */
function withStatus({ progress, assets }: AvatarState, status: AssetStatus): AvatarState {
  return { assets, status, progress: progress && fitsStatus(status, progress) ? progress : undefined };
}

/** Any stage may show during a generation; afterwards only its final stage. */
function fitsStatus({ isGenerating, error }: AssetStatus, { stage, progress }: GenerationStatus): boolean {
  const shown: readonly number[] = stageProgress[stage];
  if (!shown.includes(progress)) return false;
  return isGenerating || stage === (error === undefined ? 'complete' : 'error');
}

const ORDER = Object.keys(stageProgress);

/**
 * Whether reported progress is newer than the shown one. Progress is polled, so a report may be outdated: it
 * may be behind the shown stage or belong to a generation that has ended.
 */
function isNews({ status, progress: shown }: AvatarState, reported: GenerationStatus | undefined): boolean {
  if (reported === undefined) return !status.isGenerating;
  if (!fitsStatus(status, reported)) return false;
  if (!shown) return true;
  const stagesAhead = ORDER.indexOf(reported.stage) - ORDER.indexOf(shown.stage);
  return stagesAhead > 0 || (stagesAhead === 0 && reported.progress > shown.progress);
}
