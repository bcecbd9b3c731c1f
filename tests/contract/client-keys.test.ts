import { expect, it } from 'vitest';
import { clientKeyVariables } from '../../server/providers/provider-settings.ts';
import { readClientKeys, clientKeyVariables as studioVariables } from '../../studio/avatars/client-keys.ts';

it('the Studio builds in the keys that the environment allows, by the same names', () => {
  expect(Object.values(studioVariables).sort()).toEqual(Object.keys(clientKeyVariables).sort());
});

it('the Studio takes no key from the server’s variables', () => {
  expect(
    readClientKeys({ SPEECH_API_KEY: 's', VIDEO_API_KEY: 'v', VITE_SPEECH_API_KEY: '' }),
  ).toBeUndefined();
  expect(readClientKeys({ VITE_SPEECH_API_KEY: 's' })).toMatchObject({ speechKey: 's', videoKey: undefined });
});
