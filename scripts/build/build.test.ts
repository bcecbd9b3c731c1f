import { expect, it } from 'vitest';
import { clientKeyVariables } from '../../server/providers/provider-settings.ts';
import { listClientKeyWarnings } from './build.ts';

it('names the risk of each key that is built in, and what to do instead', () => {
  expect(listClientKeyWarnings({ VITE_SPEECH_API_KEY: 'secret', VITE_MEDIA_CLOUD_NAME: 'beacon' })).toEqual([
    "Warning: VITE_SPEECH_API_KEY is built into the Studio. Whoever opens the Studio's address can read it and spend with it. " +
      'Set SPEECH_API_KEY instead: then the key stays on this server (.env.example).',
  ]);
});

it('has no warning without keys, and never prints a key', () => {
  expect(listClientKeyWarnings({})).toEqual([]);
  const all = Object.fromEntries(Object.keys(clientKeyVariables).map((name) => [name, 'planted-secret']));
  expect(listClientKeyWarnings(all)).toHaveLength(3);
  expect(listClientKeyWarnings(all).join()).not.toContain('planted-secret');
});
