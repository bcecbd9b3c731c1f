import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../process/environment.ts';

const read = (variables: Record<string, string>) => readEnvironment(variables, '/root-folder');

describe('the settings of the avatar providers', () => {
  it('are undefined for all three providers by default', () => {
    expect(read({}).providers).toEqual({ speech: undefined, media: undefined, video: undefined });
  });

  it('have the keys, and the default URLs of the products', () => {
    const environment = read({
      SPEECH_API_KEY: 's',
      SPEECH_VOICE_ID: 'v1',
      MEDIA_CLOUD_NAME: 'beacon',
      MEDIA_UPLOAD_PRESET: 'avatars',
      VIDEO_API_KEY: 'v',
      VIDEO_API_URL: 'https://eu.api.d-id.com/',
    });
    expect(environment.providers).toEqual({
      speech: { apiUrl: 'https://api.elevenlabs.io', key: 's', defaultVoiceId: 'v1' },
      media: { apiUrl: 'https://api.cloudinary.com', cloudName: 'beacon', uploadPreset: 'avatars' },
      video: { apiUrl: 'https://eu.api.d-id.com', key: 'v' },
    });
    expect(environment.clientKeys).toEqual({});
  });

  it.each([
    [{ MEDIA_CLOUD_NAME: 'beacon' }, 'MEDIA_UPLOAD_PRESET must be set with MEDIA_CLOUD_NAME'],
    [{ MEDIA_UPLOAD_PRESET: 'avatars' }, 'MEDIA_CLOUD_NAME must be set with MEDIA_UPLOAD_PRESET'],
    [{ VIDEO_API_KEY: 'v' }, 'MEDIA_CLOUD_NAME must be set with VIDEO_API_KEY'],
    [
      { MEDIA_CLOUD_NAME: 'beacon', MEDIA_UPLOAD_PRESET: 'avatars' },
      'VIDEO_API_KEY must be set with MEDIA_CLOUD_NAME',
    ],
    [{ SPEECH_VOICE_ID: 'v1' }, 'SPEECH_API_KEY must be set with SPEECH_VOICE_ID'],
    [{ SPEECH_API_KEY: 's', SPEECH_VOICE_ID: 'a/../b' }, 'SPEECH_VOICE_ID must be the code of a voice'],
    [
      { MEDIA_CLOUD_NAME: 'a/b', MEDIA_UPLOAD_PRESET: 'x' },
      'MEDIA_CLOUD_NAME must be the name of an account',
    ],
    [{ SPEECH_API_URL: 'api.example.org' }, 'SPEECH_API_URL must be a full address'],
  ])('refuses %j', (variables, message) => {
    expect(() => read(variables)).toThrow(message);
  });

  it('keep the keys for the browser separate', () => {
    const environment = read({ VITE_SPEECH_API_KEY: 's', VITE_VIDEO_API_KEY: 'v' });
    expect(environment.clientKeys).toEqual({ VITE_SPEECH_API_KEY: 's', VITE_VIDEO_API_KEY: 'v' });
    expect(environment.providers.speech).toBeUndefined();
  });
});
