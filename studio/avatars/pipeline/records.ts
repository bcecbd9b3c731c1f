import type { AssetKind, Avatar, AvatarAsset, AvatarAssets } from './avatar.ts';
import { isNamed } from './public-ids.ts';

/** A talking video that was ordered, and paid, and that is not there yet. */
export interface PendingTalk {
  /** The provider's id. */
  id: string;
  /** The name that the video will have; a talk for another name is of no use. */
  publicId: string;
  /** The provider could not make it: the next one is another piece of work. */
  hasFailed?: boolean;
}

/** What a generation has made so far; it is not in use until somebody says so. */
export interface AvatarRun {
  assets: AvatarAssets;
  /** WebVTT, made together with the sound. */
  captions: string | undefined;
  talk: PendingTalk | undefined;
}

/** A paid file that was made before: the media host has it for ever. */
export interface EarlierAsset {
  asset: AvatarAsset;
  /** WebVTT, made together with the sound. */
  captions: string | undefined;
}

/** What is recorded of an avatar on the agent's document. */
export interface AvatarRecord {
  /** What the site shows. */
  inUse: AvatarAssets;
  run: AvatarRun;
  /** Every sound and video of the run that a media host keeps, for words that are changed back. */
  earlier: readonly EarlierAsset[];
}

/** What a video is made of. */
export interface VideoParts {
  image: AvatarAsset;
  audio: AvatarAsset;
  /** WebVTT, made together with the sound; undefined where there is none, or the agent has it already. */
  captions: string | undefined;
}

/** What a recorded file brings along. */
export interface RecordedExtras {
  /** Of a sound: WebVTT, made together with it. */
  captions?: string | undefined;
  /** Of a video: what is recorded beside it, whatever has become of it meanwhile. */
  parts?: VideoParts;
}

/**
 * Where avatars are read and what exists of them is written down: after each step, so that a generation which ended
 * anywhere goes on from there. Each write is durable once it resolves.
 */
export interface AvatarRecords {
  /** Undefined when there is no such avatar. */
  read(avatarId: string): Promise<{ avatar: Avatar; record: AvatarRecord } | undefined>;
  /** A new picture or sound takes away the run's video and talk, which were made of others. */
  recordAsset(avatarId: string, kind: AssetKind, asset: AvatarAsset, extras?: RecordedExtras): Promise<void>;
  recordTalk(avatarId: string, talk: PendingTalk): Promise<void>;
}

/** The asset with this name, from the last run or from what is in use; undefined when it must be made. */
export function findAsset(
  { inUse, run }: AvatarRecord,
  kind: AssetKind,
  publicId: string,
): AvatarAsset | undefined {
  return [run.assets[kind], inUse[kind]].find((asset) => isNamed(asset, publicId));
}

/** The sound or video with this name that was made before; undefined when there is none. */
export function findEarlier({ earlier }: AvatarRecord, publicId: string): EarlierAsset | undefined {
  return earlier.find(({ asset }) => isNamed(asset, publicId));
}
