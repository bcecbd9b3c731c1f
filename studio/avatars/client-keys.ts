/**
 * Keys of the avatar providers that are built into the Studio's bundle, where everybody who
 * opens the Studio can read them. studio/sanity.cli.ts writes them. By default there are none and our own
 * server adds the keys to requests.
 */
export interface ClientKeys {
  speechKey: string | undefined;
  voiceId: string | undefined;
  cloudName: string | undefined;
  uploadPreset: string | undefined;
  videoKey: string | undefined;
}

declare const __AVATAR_KEYS__: Partial<ClientKeys> | undefined;

/** Names of the environment variables that hold the keys. */
export const clientKeyVariables = {
  speechKey: 'VITE_SPEECH_API_KEY',
  voiceId: 'VITE_SPEECH_VOICE_ID',
  cloudName: 'VITE_MEDIA_CLOUD_NAME',
  uploadPreset: 'VITE_MEDIA_UPLOAD_PRESET',
  videoKey: 'VITE_VIDEO_API_KEY',
} as const satisfies Record<keyof ClientKeys, string>;

/** Reads the keys from environment variables; undefined when none is set. */
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

/** The keys that were built into this bundle. */
export function readBuiltInKeys(): Partial<ClientKeys> | undefined {
  return typeof __AVATAR_KEYS__ === 'undefined' ? undefined : __AVATAR_KEYS__;
}
