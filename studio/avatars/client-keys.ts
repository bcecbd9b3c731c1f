/**
 * Keys of the avatar providers that were built into this Studio, as spec section 7 has it: whoever opens its address can
 * read them. studio/sanity.cli.ts writes them; by default there are none and our own server adds them.
 */
export interface ClientKeys {
  speechKey: string | undefined;
  voiceId: string | undefined;
  cloudName: string | undefined;
  uploadPreset: string | undefined;
  videoKey: string | undefined;
}

declare const __AVATAR_KEYS__: Partial<ClientKeys> | undefined;

/** The variables of the environment that are built in, by what they are. */
export const clientKeyVariables = {
  speechKey: 'VITE_SPEECH_API_KEY',
  voiceId: 'VITE_SPEECH_VOICE_ID',
  cloudName: 'VITE_MEDIA_CLOUD_NAME',
  uploadPreset: 'VITE_MEDIA_UPLOAD_PRESET',
  videoKey: 'VITE_VIDEO_API_KEY',
} as const satisfies Record<keyof ClientKeys, string>;

/** The keys in an environment; undefined when it names none. */
export function readClientKeys(
  environment: Readonly<Record<string, string | undefined>>,
): ClientKeys | undefined {
  const { speechKey, voiceId, cloudName, uploadPreset, videoKey } = clientKeyVariables;
  const keys: ClientKeys = {
    speechKey: environment[speechKey] || undefined,
    voiceId: environment[voiceId] || undefined,
    cloudName: environment[cloudName] || undefined,
    uploadPreset: environment[uploadPreset] || undefined,
    videoKey: environment[videoKey] || undefined,
  };
  return Object.values(keys).some(Boolean) ? keys : undefined;
}

/** The keys of this build. */
export function builtInKeys(): Partial<ClientKeys> | undefined {
  return typeof __AVATAR_KEYS__ === 'undefined' ? undefined : __AVATAR_KEYS__;
}
