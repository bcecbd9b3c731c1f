/** Voice settings. Each number is from 0 to 1. */
export interface VoiceSettings {
  stability: number;
  similarityBoost: number;
  style: number;
  useSpeakerBoost: boolean;
}

/** The text that an avatar speaks, and its voice. Without a `voiceId` the configured default voice is used. */
interface AvatarVoice {
  introText: string;
  voiceId?: string | undefined;
  voiceSettings?: Partial<VoiceSettings> | undefined;
}

/** An agent in the avatar pipeline. */
export interface Avatar {
  /** The agent's slug, such as `tara`; part of every public id at the media host. */
  id: string;
  name: string;
  /** URL of the portrait, a JPEG or PNG; undefined when the agent has none. */
  image: string | undefined;
  /** Undefined for an agent without a voice configuration: nothing can be generated for it. */
  voice: AvatarVoice | undefined;
}

/** Default voice settings. */
export const defaultVoiceSettings: VoiceSettings = {
  stability: 0.75,
  similarityBoost: 0.85,
  style: 0.2,
  useSpeakerBoost: true,
};

/** The speech provider's id of the multilingual model. */
export const defaultSpeechModel = 'eleven_multilingual_v2';

/**
 * The facial expression of the talking video. `startFrame` counts from 0, `intensity` is from 0
 * to 1.
 */
export const defaultExpression = { startFrame: 0, expression: 'happy', intensity: 0.8 } as const;

export type Expression = {
  startFrame: number;
  expression: 'neutral' | 'happy' | 'serious' | 'surprise';
  intensity: number;
};

/** The kinds of files of an avatar. */
export const assetKinds = ['image', 'audio', 'video'] as const;
export type AssetKind = (typeof assetKinds)[number];

/** A file at the media host, as the agent's document records it. */
export interface AvatarAsset {
  /** Such as `avatars/tara/voice-1f3870be274f6c49`. */
  publicId: string;
  url: string;
  secureUrl: string;
  /** The media host stores audio as `video`. */
  resourceType: 'image' | 'video' | 'raw';
  version: string;
}

export type AvatarAssets = Partial<Record<AssetKind, AvatarAsset>>;
