import type { AssetKind, AvatarAsset } from './avatar.ts';
import type { AvatarRecord, PendingTalk, RecordedExtras } from './records.ts';

/** A patch of an agent's draft, in Sanity's patch format. */
export interface DraftPatch {
  setIfMissing?: Record<string, unknown>;
  set?: Record<string, unknown>;
  unset?: string[];
  insert?: { after: string; items: unknown[] };
}

const beginRun = { avatarRun: { _type: 'avatarRun' } };

/**
 * Records a file of the run. A new picture or audio file removes the video and the talk that were made from
 * others. A video also records its inputs, because the draft may have changed since. Files at an external media
 * host are added to `earlier`.
 */
export function makeAssetPatch(kind: AssetKind, asset: AvatarAsset, extras: RecordedExtras = {}): DraftPatch {
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
      [`avatarRun.${kind}`]: makeAvatarAsset(asset),
      ...(parts && {
        'avatarRun.image': makeAvatarAsset(parts.image),
        'avatarRun.audio': makeAvatarAsset(parts.audio),
      }),
      ...(captions && { 'avatarRun.captions': captions }),
    },
    unset: [...stale[kind], ...(hasStaleCaptions ? ['avatarRun.captions'] : [])],
  };
  // Files on our own server are not added: their paths would be wrong when the agent is copied to another lake.
  const isOwn = asset.secureUrl.startsWith('/');
  if (kind === 'image' || isOwn) return patch;
  return withEarlier(patch, { ...makeAvatarAsset(asset), captions: kind === 'audio' ? captions : undefined });
}

function makeAvatarAsset(asset: AvatarAsset) {
  return { _type: 'avatarAsset', ...asset };
}

/** Adds a file to `earlier`, replacing an entry with the same key. */
function withEarlier(patch: DraftPatch, file: AvatarAsset & Pick<RecordedExtras, 'captions'>): DraftPatch {
  const _key = file.publicId.slice(file.publicId.lastIndexOf('/') + 1);
  return {
    ...patch,
    setIfMissing: { ...patch.setIfMissing, 'avatarRun.earlier': [] },
    unset: [...(patch.unset ?? []), `avatarRun.earlier[_key == "${_key}"]`],
    insert: { after: 'avatarRun.earlier[-1]', items: [{ ...file, _key }] },
  };
}

export function makeTalkPatch({ id, publicId, hasFailed }: PendingTalk): DraftPatch {
  const talk = { _type: 'avatarTalk', talkId: id, publicId, ...(hasFailed ? { hasFailed } : {}) };
  return { setIfMissing: beginRun, set: { 'avatarRun.talk': talk } };
}

/** Inputs of `makeActivationPatch`. */
interface ActivationOptions {
  record: Pick<AvatarRecord, 'inUse' | 'run'>;
  /** Whether the agent's captions belong to the generated voice, and not to an uploaded video with a different text. */
  hasVoiceCaptions: boolean;
  /** Id of the file asset with the run's captions; undefined when the run has none. */
  captionsAssetId: string | undefined;
  /** The spoken introduction, as stored. */
  transcript: string;
}

/**
 * Activates a run: its files, captions and transcript become those of the agent, and the run is removed,
 * because published documents are public. Uploaded videos are removed from the agent, because the site would
 * prefer them; their files stay in the lake.
 */
export function makeActivationPatch({
  record,
  hasVoiceCaptions,
  captionsAssetId,
  transcript,
}: ActivationOptions): DraftPatch {
  const { inUse, run } = record;
  const assets = Object.entries({ ...inUse, ...run.assets }).map(([kind, asset]) => [
    kind,
    makeAvatarAsset(asset),
  ]);
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

/**
 * Whether the agent's captions are valid for the run: they belong to the voice in use, and the run has no other
 * audio.
 */
export function keepsCaptions({
  record: { inUse, run },
  hasVoiceCaptions,
}: Pick<ActivationOptions, 'record' | 'hasVoiceCaptions'>): boolean {
  const { audio } = run.assets;
  return hasVoiceCaptions && (audio === undefined || audio.publicId === inUse.audio?.publicId);
}
