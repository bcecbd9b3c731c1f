import { type AssetKind, type AvatarAssets, assetKinds } from './avatar.ts';

/** State of an avatar's files. */
export interface AssetStatus {
  hasImage: boolean;
  hasAudio: boolean;
  hasVideo: boolean;
  /** All three exist. */
  isComplete: boolean;
  isGenerating: boolean;
  error: string | undefined;
}

/**
 * The stages in order, with the progress in percent that each may show. `creating_video` shows another value
 * while waiting.
 */
export const stageProgress = {
  checking: [0, 5],
  generating_voice: [15],
  uploading_audio: [30],
  getting_image: [45],
  creating_video: [60, 75],
  uploading_video: [90],
  complete: [100],
  error: [0],
} as const satisfies Record<string, readonly number[]>;

export type Stage = keyof typeof stageProgress;

/** Progress of a generation. */
export interface GenerationStatus {
  stage: Stage;
  message: string;
  /** From 0 to 100. */
  progress: number;
}

/** All status entries except `error`, whose message is that of the error. */
export const steps = {
  starting: { stage: 'checking', progress: 0, message: 'Starting generation...' },
  checking: { stage: 'checking', progress: 5, message: 'Checking what is there already...' },
  generatingVoice: { stage: 'generating_voice', progress: 15, message: 'Recording the voice...' },
  uploadingAudio: { stage: 'uploading_audio', progress: 30, message: 'Storing the recording...' },
  gettingImage: { stage: 'getting_image', progress: 45, message: 'Getting the portrait...' },
  creatingVideo: { stage: 'creating_video', progress: 60, message: 'Ordering the video...' },
  waitingForVideo: { stage: 'creating_video', progress: 75, message: 'The portrait is learning to speak...' },
  uploadingVideo: { stage: 'uploading_video', progress: 90, message: 'Storing the video...' },
  complete: { stage: 'complete', progress: 100, message: 'The video is ready.' },
} as const satisfies Record<string, GenerationStatus>;

export function makeErrorStatus(message: string): GenerationStatus {
  return { stage: 'error', progress: 0, message };
}

/** The status of an avatar without a running generation. */
export function getStatus(assets: AvatarAssets): AssetStatus {
  const has = (kind: AssetKind) => assets[kind] !== undefined;
  return {
    hasImage: has('image'),
    hasAudio: has('audio'),
    hasVideo: has('video'),
    isComplete: assetKinds.every(has),
    isGenerating: false,
    error: undefined,
  };
}
