import { expect, it } from 'vitest';
import { deriveByScript } from './derive-by-script.ts';
import { deriveKey } from './derive-key.ts';

const derivation = {
  password: 'Änderung 漢字 🙂',
  salt: new TextEncoder().encode('salt'),
  iterations: 1_000,
  length: 32,
};

it('comes to the same key by the browser and by script', async () => {
  const key = await deriveKey(derivation, globalThis.crypto.subtle);
  expect(key).toEqual(await deriveByScript(derivation));
  expect(key).toHaveLength(32);
});

it('does without the browser where a page is not secure', async () => {
  expect(await deriveKey(derivation, null)).toEqual(await deriveByScript(derivation));
});
