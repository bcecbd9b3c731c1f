import { expect, it } from 'vitest';
import { deriveByScript } from './derive-by-script.ts';
import { deriveKey } from './derive-key.ts';

const derivation = {
  password: 'Änderung 漢字 🙂',
  salt: new TextEncoder().encode('salt'),
  iterations: 1_000,
  length: 32,
};

it('derives the same key with Web Crypto and with JavaScript', async () => {
  const key = await deriveKey(derivation, globalThis.crypto.subtle);
  expect(key).toEqual(await deriveByScript(derivation));
  expect(key).toHaveLength(32);
});

it('derives the key in JavaScript on an insecure page', async () => {
  expect(await deriveKey(derivation, null)).toEqual(await deriveByScript(derivation));
});
