import type { AssetKind, AvatarAsset } from './avatar.ts';
import type { AvatarRecord, PendingTalk, RecordedExtras } from './records.ts';

/** A change to an agent's draft, in the form of the content lake's patches. */
export interface DraftPatch {
  setIfMissing?: Record<string, unknown>;
  set?: Record<string, unknown>;
  unset?: string[];
  insert?: { after: string; items: unknown[] };
}

const beginRun = { avatarRun: { _type: 'avatarRun' } };

/**
 * Records a file of the run. A new picture or sound takes away the video and the talk that were made of others, and a video
 * brings what it was made of: the draft may be another one since that was recorded. What is paid and kept by a media host stays
 * among the earlier files.
 */
export function assetPatch(kind: AssetKind, asset: AvatarAsset, extras: RecordedExtras = {}): DraftPatch {
  const { parts } = extras;
  const captions = kind === 'audio' ? extras.captions : parts?.captions;
  const hasStaleCaptions = !captions && (kind === 'audio' || parts !== undefined);
  const stale = {
    image: ['avatarRun.video', 'avatarRun.talk'],
    audio: ['avatarRun.video', 'avatarRun.talk'],
    video: ['avatarRun.talk'],
  } satisfies Record<AssetKind, string[]>;
  const patch = {
    setIfMissing: beginRun,
    set: {
      [`avatarRun.${kind}`]: recorded(asset),
      ...(parts && { 'avatarRun.image': recorded(parts.image), 'avatarRun.audio': recorded(parts.audio) }),
      ...(captions && { 'avatarRun.captions': captions }),
    },
    unset: [...stale[kind], ...(hasStaleCaptions ? ['avatarRun.captions'] : [])],
  };
  // A file of our own server is nowhere else, and an address of it may not go to another lake with the agent.
  const isOwn = asset.secureUrl.startsWith('/');
  if (kind === 'image' || isOwn) return patch;
  return withEarlier(patch, { ...recorded(asset), captions: kind === 'audio' ? captions : undefined });
}

function recorded(asset: AvatarAsset) {
  return { _type: 'avatarAsset', ...asset };
}

/** Puts a file among the earlier ones, once. */
function withEarlier(patch: DraftPatch, file: AvatarAsset & Pick<RecordedExtras, 'captions'>): DraftPatch {
  const _key = file.publicId.slice(file.publicId.lastIndexOf('/') + 1);
  return {
    ...patch,
    setIfMissing: { ...patch.setIfMissing, 'avatarRun.earlier': [] },
    unset: [...(patch.unset ?? []), `avatarRun.earlier[_key == "${_key}"]`],
    insert: { after: 'avatarRun.earlier[-1]', items: [{ ...file, _key }] },
  };
}

export function talkPatch({ id, publicId, hasFailed }: PendingTalk): DraftPatch {
  const talk = { _type: 'avatarTalk', talkId: id, publicId, ...(hasFailed ? { hasFailed } : {}) };
  return { setIfMissing: beginRun, set: { 'avatarRun.talk': talk } };
}

/** What comes with a finished run when it is taken into use. */
export interface UseOptions {
  record: Pick<AvatarRecord, 'inUse' | 'run'>;
  /** The agent's captions, if it has any, are of the voice in use: a video that an editor uploaded may say other words. */
  hasVoiceCaptions: boolean;
  /** The id of the lake's file asset that holds the run's captions; undefined when the run has none. */
  captionsAssetId: string | undefined;
  /** What is said, as an editor wrote it. */
  transcript: string;
}

/**
 * Takes a run into use: its files become the agent's, with captions and transcript, and the run is over, with all that was
 * tried in it: what is published anybody may read. Uploaded videos would win over it on the site and say other words, so the
 * agent lets go of them; their files stay in the lake.
 */
export function intoUsePatch({
  record,
  hasVoiceCaptions,
  captionsAssetId,
  transcript,
}: UseOptions): DraftPatch {
  const { inUse, run } = record;
  const assets = Object.entries({ ...inUse, ...run.assets }).map(([kind, asset]) => [kind, recorded(asset)]);
  const captions = captionsAssetId && {
    captions: { _type: 'file', asset: { _type: 'reference', _ref: captionsAssetId } },
  };
  return {
    set: { avatarAssets: { _type: 'avatarAssets', ...Object.fromEntries(assets) }, transcript, ...captions },
    unset: [
      'avatarRun',
      'video',
      'combinedVideo',
      ...(captions || keepsCaptions({ record, hasVoiceCaptions }) ? [] : ['captions']),
    ],
  };
}

/** Whether the agent's captions say what is said in the run: they are of the voice in use, and the run has no other one. */
export function keepsCaptions({
  record: { inUse, run },
  hasVoiceCaptions,
}: Pick<UseOptions, 'record' | 'hasVoiceCaptions'>): boolean {
  const { audio } = run.assets;
  return hasVoiceCaptions && (audio === undefined || audio.publicId === inUse.audio?.publicId);
}
