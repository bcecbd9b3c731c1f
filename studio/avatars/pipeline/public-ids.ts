import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AvatarAsset, Expression, VoiceSettings } from './avatar.ts';

/** The inputs of a voice recording, and the account that stores it. */
export interface VoiceIngredients {
  cloudName: string;
  text: string;
  voiceId: string;
  model: string;
  settings: VoiceSettings;
}

/** The inputs of a talking video. */
interface VideoIngredients {
  imageId: string;
  audioId: string;
  expression: Expression;
}

/**
 * Public id of a voice recording, with a hash of its inputs. Unsigned uploads never overwrite,
 * so a changed file needs a new id; a file with the same inputs has the same id and is found again.
 */
export function makeVoiceId(
  avatarId: string,
  { cloudName, text, voiceId, model, settings }: VoiceIngredients,
): string {
  const { stability, similarityBoost, style, useSpeakerBoost } = settings;
  return makePublicId(avatarId, 'voice', [
    cloudName,
    text,
    voiceId,
    model,
    stability,
    similarityBoost,
    style,
    useSpeakerBoost,
  ]);
}

/** Public id of a portrait. The URL stands for the picture: URLs of the lake contain a hash of the file. */
export function makeImageId(avatarId: string, cloudName: string, portrait: string): string {
  // The host name is not part of the hash, because the same picture may be served by another host.
  const { pathname, search } = new URL(portrait, 'http://localhost');
  return makePublicId(avatarId, 'profile_image', [cloudName, pathname + search]);
}

/** Public id of a talking video; see `makeVoiceId`. The ids of its picture and audio stand for their own inputs. */
export function makeVideoId(avatarId: string, { imageId, audioId, expression }: VideoIngredients): string {
  const { startFrame, expression: face, intensity } = expression;
  return makePublicId(avatarId, 'talking_video', [imageId, audioId, startFrame, face, intensity]);
}

/** Whether an asset has a public id. An upload preset may put all files into a folder, so the id may be a suffix. */
export function hasPublicId(asset: AvatarAsset | undefined, publicId: string): asset is AvatarAsset {
  return asset !== undefined && (asset.publicId === publicId || asset.publicId.endsWith(`/${publicId}`));
}

function makePublicId(
  avatarId: string,
  what: string,
  ingredients: readonly (string | number | boolean)[],
): string {
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify(ingredients)))).slice(0, 16);
  return `avatars/${avatarId}/${what}-${hash}`;
}
