import { readField, readText } from '../../../content/read-field.ts';
import { type SiteFacts, siteFactsProjection, withSiteFacts } from '../../../content/site-facts.ts';
import { type Avatar, type AvatarAsset, type AvatarAssets, assetKinds } from './avatar.ts';
import type { AvatarRecord, EarlierAsset, PendingTalk } from './records.ts';

/** GROQ projection of an agent's document for the pipeline. */
const avatarFields =
  '_id, "draftRevision": select(string::startsWith(_originalId, "drafts.") => _rev), name, title, slug, image, voice, avatarAssets, avatarRun, video, combinedVideo, "captionsUrl": captions.asset->url, "captionsFilename": captions.asset->originalFilename';

/**
 * Queries `AvatarDocuments`: the agents in their order, and the values of placeholders (site facts). For the
 * drafts perspective, in which an agent's `_id` is the published id.
 */
export const avatarsQuery = `{
  "agents": *[_type == "agent" && defined(slug.current)] | order(orderRank asc){${avatarFields}},
  "facts": *[_id == "siteSettings"][0]${siteFactsProjection}
}`;

/** The result of `avatarsQuery`. */
export interface AvatarDocuments {
  agents: unknown[];
  facts: SiteFacts | null;
}

interface AvatarReading {
  /** The values of the placeholders in the introduction. */
  facts: SiteFacts;
  /** URL of a portrait, from the agent's image field; undefined where there is no picture. */
  portraitUrl(image: unknown): string | undefined;
}

/** Converts an agent's document; undefined when it has no slug, which is part of every file's public id. */
export function readAvatar(
  document: unknown,
  { facts, portraitUrl }: AvatarReading,
): { avatar: Avatar; record: AvatarRecord } | undefined {
  const id = readText(document, 'slug', 'current');
  if (!id) return undefined;
  return {
    avatar: {
      id,
      name: readText(document, 'name') ?? id,
      image: portraitUrl(readField(document, 'image')),
      voice: readVoice(document, facts),
    },
    record: {
      inUse: readAssets(document, 'avatarAssets'),
      run: {
        assets: readAssets(document, 'avatarRun'),
        captions: readText(document, 'avatarRun', 'captions'),
        talk: readTalk(document),
      },
      earlier: readEarlier(document),
    },
  };
}

function readVoice(document: unknown, facts: SiteFacts): Avatar['voice'] {
  if (!readField(document, 'voice')) return undefined;
  const readVoiceSetting = (name: string) => readNumber(document, 'voice', 'voiceSettings', name);
  const useSpeakerBoost = readField(document, 'voice', 'voiceSettings', 'useSpeakerBoost');
  return {
    introText: withSiteFacts(readText(document, 'voice', 'introText') ?? '', facts).trim(),
    voiceId: readText(document, 'voice', 'voiceId'),
    voiceSettings: {
      ...withNumber('stability', readVoiceSetting('stability')),
      ...withNumber('similarityBoost', readVoiceSetting('similarityBoost')),
      ...withNumber('style', readVoiceSetting('style')),
      ...(typeof useSpeakerBoost === 'boolean' ? { useSpeakerBoost } : {}),
    },
  };
}

function withNumber<Name extends string>(
  name: Name,
  value: number | undefined,
): Partial<Record<Name, number>> {
  // TypeScript widens the type of a computed key to `string`.
  return value === undefined ? {} : ({ [name]: value } as Record<Name, number>);
}

function readAssets(document: unknown, field: 'avatarAssets' | 'avatarRun'): AvatarAssets {
  const assets: AvatarAssets = {};
  for (const kind of assetKinds) {
    const asset = readAsset(readField(document, field, kind));
    if (asset) assets[kind] = asset;
  }
  return assets;
}

function readEarlier(document: unknown): EarlierAsset[] {
  const files = readField(document, 'avatarRun', 'earlier');
  if (!Array.isArray(files)) return [];
  return files.flatMap((file: unknown) => {
    const asset = readAsset(file);
    return asset ? [{ asset, captions: readText(file, 'captions') }] : [];
  });
}

function readAsset(file: unknown): AvatarAsset | undefined {
  const publicId = readText(file, 'publicId');
  const secureUrl = readText(file, 'secureUrl');
  if (!publicId || !secureUrl) return undefined;
  const resourceType = readText(file, 'resourceType');
  return {
    publicId,
    secureUrl,
    url: readText(file, 'url') ?? secureUrl,
    resourceType: resourceType === 'image' || resourceType === 'raw' ? resourceType : 'video',
    version: readText(file, 'version') ?? '',
  };
}

function readTalk(document: unknown): PendingTalk | undefined {
  const id = readText(document, 'avatarRun', 'talk', 'talkId');
  const publicId = readText(document, 'avatarRun', 'talk', 'publicId');
  if (!id || !publicId) return undefined;
  return { id, publicId, hasFailed: readField(document, 'avatarRun', 'talk', 'hasFailed') === true };
}

function readNumber(document: unknown, ...path: string[]): number | undefined {
  const value = readField(document, ...path);
  return typeof value === 'number' ? value : undefined;
}
