/** How a voice sounds, spec section 3. Each number is from 0 to 1. */
export interface VoiceSettings {
  stability: number;
  similarityBoost: number;
  style: number;
  useSpeakerBoost: boolean;
}

/** What an avatar says and how. Without a `voiceId` the configured default voice speaks. */
export interface AvatarVoice {
  introText: string;
  voiceId?: string | undefined;
  voiceSettings?: Partial<VoiceSettings> | undefined;
}

/** An agent as the avatar pipeline sees it, spec section 3. */
export interface Avatar {
  /** The agent's slug, such as `tara`: a part of every name at the media host. */
  id: string;
  name: string;
  /** Where the portrait can be downloaded, as JPEG or PNG; undefined when the agent has none. */
  image: string | undefined;
  /** Undefined for an agent without a voice configuration: nothing can be generated for it. */
  voice: AvatarVoice | undefined;
}

/** Spec section 9. */
export const defaultVoiceSettings: VoiceSettings = {
  stability: 0.75,
  similarityBoost: 0.85,
  style: 0.2,
  useSpeakerBoost: true,
};

/** The multilingual model of spec section 9, by the speech provider's name. */
export const defaultModel = 'eleven_multilingual_v2';

/** The face that the talking video makes, spec section 9. `startFrame` counts from 0, `intensity` from 0 to 1. */
export const defaultExpression = { startFrame: 0, expression: 'happy', intensity: 0.8 } as const;

export type Expression = {
  startFrame: number;
  expression: 'neutral' | 'happy' | 'serious' | 'surprise';
  intensity: number;
};

/** What an avatar is made of. */
export const assetKinds = ['image', 'audio', 'video'] as const;
export type AssetKind = (typeof assetKinds)[number];

/** A file at the media host, as the agent's document records it. */
export interface AvatarAsset {
  /** Such as `avatars/tara/voice-1f3870be274f6c49`. */
  publicId: string;
  url: string;
  secureUrl: string;
  /** The media host keeps sound as `video`. */
  resourceType: 'image' | 'video' | 'raw';
  version: string;
}

export type AvatarAssets = Partial<Record<AssetKind, AvatarAsset>>;
