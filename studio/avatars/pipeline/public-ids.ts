import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AvatarAsset, Expression, VoiceSettings } from './avatar.ts';

/** Everything that decides how a voice recording sounds, and where it is kept. */
export interface VoiceIngredients {
  cloudName: string;
  text: string;
  voiceId: string;
  model: string;
  settings: VoiceSettings;
}

/** Everything that decides how a talking video looks. */
export interface VideoIngredients {
  imageId: string;
  audioId: string;
  expression: Expression;
}

/**
 * Names at the media host, spec section 7, each with a hash of what the file is made from. The host never overwrites a
 * name (unsigned uploads), so what is new needs a new one; and what is the same has the same, and is found again.
 */
export function voiceId(
  avatarId: string,
  { cloudName, text, voiceId, model, settings }: VoiceIngredients,
): string {
  const { stability, similarityBoost, style, useSpeakerBoost } = settings;
  return named(avatarId, 'voice', [
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

/** `portrait` is the address of the picture: the lake's addresses hold the hash of their content. */
export function imageId(avatarId: string, cloudName: string, portrait: string): string {
  // The same picture behind another host name is the same picture.
  const { pathname, search } = new URL(portrait, 'http://localhost');
  return named(avatarId, 'profile_image', [cloudName, pathname + search]);
}

/** See `voiceId`. The names of its picture and sound stand for everything those are made from. */
export function videoId(avatarId: string, { imageId, audioId, expression }: VideoIngredients): string {
  const { startFrame, expression: face, intensity } = expression;
  return named(avatarId, 'talking_video', [imageId, audioId, startFrame, face, intensity]);
}

/** Whether a record is of the file with this name. A host's preset may keep all its files in a folder of its own. */
export function isNamed(asset: AvatarAsset | undefined, publicId: string): asset is AvatarAsset {
  return asset !== undefined && (asset.publicId === publicId || asset.publicId.endsWith(`/${publicId}`));
}

function named(avatarId: string, what: string, ingredients: readonly (string | number | boolean)[]): string {
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify(ingredients)))).slice(0, 16);
  return `avatars/${avatarId}/${what}-${hash}`;
}
