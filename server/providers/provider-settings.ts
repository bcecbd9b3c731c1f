import { z } from 'zod';

const text = z.string().trim().min(1);
const address = z
  .url({ protocol: /^https?$/, error: 'must be a full address such as https://api.example.com' })
  .transform((value) => value.replace(/\/+$/, ''));

/** The variables of the avatar providers; `.env.example` documents each. */
export const providerVariables = {
  SPEECH_API_KEY: text.optional(),
  SPEECH_API_URL: address.default('https://api.elevenlabs.io'),
  SPEECH_VOICE_ID: z
    .string()
    .regex(/^\w{1,64}$/, 'must be the code of a voice: letters, digits and "_"')
    .optional(),
  MEDIA_CLOUD_NAME: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the name of an account: letters, digits, "-" and "_"')
    .optional(),
  MEDIA_UPLOAD_PRESET: text.optional(),
  MEDIA_API_URL: address.default('https://api.cloudinary.com'),
  VIDEO_API_KEY: text.optional(),
  VIDEO_API_URL: address.default('https://api.d-id.com'),
};

const schema = z.object(providerVariables);

/**
 * Keys that are built into the Studio, where every visitor can read them: for a Studio that is deployed without this
 * server (docs/decisions/avatars-provider-keys-and-offline-tools.md).
 */
export const clientKeyVariables = {
  VITE_SPEECH_API_KEY: text.optional(),
  VITE_SPEECH_VOICE_ID: text.optional(),
  VITE_MEDIA_CLOUD_NAME: text.optional(),
  VITE_MEDIA_UPLOAD_PRESET: text.optional(),
  VITE_VIDEO_API_KEY: text.optional(),
};

const clientKeySchema = z.object(clientKeyVariables);

/** The client keys that are set, by the names of their variables. */
export function getClientKeys(values: z.output<typeof clientKeySchema>): Record<string, string> {
  const names = Object.keys(clientKeyVariables);
  const given = Object.entries(values).filter(([name, value]) => names.includes(name) && value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** The settings of the providers. The server simulates a provider without settings offline. */
export type ProviderSettings = {
  speech: { apiUrl: string; key: string; defaultVoiceId: string | undefined } | undefined;
  media: { apiUrl: string; cloudName: string; uploadPreset: string } | undefined;
  video: { apiUrl: string; key: string } | undefined;
};

/** Returns one error message for each contradiction in the settings. */
export function listProviderSettingErrors(variables: Readonly<Record<string, string | undefined>>): string[] {
  const { MEDIA_CLOUD_NAME, MEDIA_UPLOAD_PRESET, SPEECH_API_KEY, SPEECH_VOICE_ID, VIDEO_API_KEY } = variables;
  const errors: string[] = [];
  if (MEDIA_CLOUD_NAME && !MEDIA_UPLOAD_PRESET) {
    errors.push(
      'MEDIA_UPLOAD_PRESET must be set with MEDIA_CLOUD_NAME: the preset that allows unsigned uploads',
    );
  }
  if (MEDIA_UPLOAD_PRESET && !MEDIA_CLOUD_NAME) {
    errors.push(
      'MEDIA_CLOUD_NAME must be set with MEDIA_UPLOAD_PRESET: the account that the preset belongs to',
    );
  }
  if (VIDEO_API_KEY && !MEDIA_CLOUD_NAME) {
    errors.push(
      'MEDIA_CLOUD_NAME must be set with VIDEO_API_KEY: the video provider fetches picture and voice from there',
    );
  }
  if (MEDIA_CLOUD_NAME && !VIDEO_API_KEY) {
    errors.push(
      'VIDEO_API_KEY must be set with MEDIA_CLOUD_NAME: the video tool of this machine reads only files that it keeps itself',
    );
  }
  if (SPEECH_VOICE_ID && !SPEECH_API_KEY) {
    errors.push('SPEECH_API_KEY must be set with SPEECH_VOICE_ID: the voice is one of that provider');
  }
  return errors;
}

export function getProviderSettings(values: z.output<typeof schema>): ProviderSettings {
  const { SPEECH_API_KEY, SPEECH_API_URL, SPEECH_VOICE_ID, VIDEO_API_KEY, VIDEO_API_URL } = values;
  const { MEDIA_CLOUD_NAME, MEDIA_UPLOAD_PRESET, MEDIA_API_URL } = values;
  return {
    speech: SPEECH_API_KEY
      ? { apiUrl: SPEECH_API_URL, key: SPEECH_API_KEY, defaultVoiceId: SPEECH_VOICE_ID }
      : undefined,
    media:
      MEDIA_CLOUD_NAME && MEDIA_UPLOAD_PRESET
        ? { apiUrl: MEDIA_API_URL, cloudName: MEDIA_CLOUD_NAME, uploadPreset: MEDIA_UPLOAD_PRESET }
        : undefined,
    video: VIDEO_API_KEY ? { apiUrl: VIDEO_API_URL, key: VIDEO_API_KEY } : undefined,
  };
}
