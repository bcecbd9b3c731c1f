import type { AssetKind, Avatar, AvatarAsset, AvatarAssets } from './avatar.ts';
import { hasPublicId } from './public-ids.ts';

/** A talking video that was requested and paid, and is not stored yet. */
export interface PendingTalk {
  /** The provider's id of the talk. */
  id: string;
  /** Public id that the video will have. A talk with another id is of no use. */
  publicId: string;
  /** Whether the provider failed; then another talk is requested with another `workId`. */
  hasFailed?: boolean;
}

/**
 * Files of the current run, which is one or more attempts to generate a video. The site does not show them
 * until an editor activates the run.
 */
export interface AvatarRun {
  assets: AvatarAssets;
  /** WebVTT, made together with the sound. */
  captions: string | undefined;
  talk: PendingTalk | undefined;
}

/** A paid file of an earlier run, which the media host still stores. */
export interface EarlierAsset {
  asset: AvatarAsset;
  /** WebVTT, made together with the sound. */
  captions: string | undefined;
}

/** The part of an agent's document that describes the files of its avatar. */
export interface AvatarRecord {
  /** The files that the site shows. */
  inUse: AvatarAssets;
  run: AvatarRun;
  /**
   * All audio and video files that were generated at an external media host, to be reused when a text is
   * changed back.
   */
  earlier: readonly EarlierAsset[];
}

/** The inputs of a video. */
export interface VideoParts {
  image: AvatarAsset;
  audio: AvatarAsset;
  /** WebVTT, generated with the audio; undefined when there are none, or the agent document already has them. */
  captions: string | undefined;
}

/** Additional data to record with a file. */
export interface RecordedExtras {
  /** For audio: the WebVTT captions generated with it. */
  captions?: string | undefined;
  /** For a video: its inputs, which are recorded too in case the draft has changed since. */
  parts?: VideoParts;
}

/**
 * Storage of avatars. It is written after each step, so that an interrupted generation can be continued. Each
 * write is durable when its promise resolves.
 */
export interface AvatarRecords {
  /** Undefined when there is no such avatar. */
  read(avatarId: string): Promise<{ avatar: Avatar; record: AvatarRecord } | undefined>;
  /** A new picture or audio file removes the video and the talk of the run, which were made from others. */
  recordAsset(avatarId: string, kind: AssetKind, asset: AvatarAsset, extras?: RecordedExtras): Promise<void>;
  recordTalk(avatarId: string, talk: PendingTalk): Promise<void>;
}

/** The file with this public id in the run or in use; undefined when it must be generated. */
export function findAsset(
  { inUse, run }: AvatarRecord,
  kind: AssetKind,
  publicId: string,
): AvatarAsset | undefined {
  return [run.assets[kind], inUse[kind]].find((asset) => hasPublicId(asset, publicId));
}

/** The file with this public id of an earlier run; undefined when there is none. */
export function findEarlier({ earlier }: AvatarRecord, publicId: string): EarlierAsset | undefined {
  return earlier.find(({ asset }) => hasPublicId(asset, publicId));
}
