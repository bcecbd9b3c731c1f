import type { Derivation } from './derive-by-script.ts';

/**
 * Derives a key with the Web Crypto API in a few milliseconds. Pages on plain http, except on localhost, do not have that API;
 * there a JavaScript implementation is loaded, which takes ten times as long.
 */
export async function deriveKey(
  derivation: Derivation,
  subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null,
): Promise<Uint8Array<ArrayBuffer>> {
  // Some engines reject an empty key.
  if (subtle && derivation.password) return deriveByBrowser(derivation, subtle);
  const { deriveByScript } = await import('./derive-by-script.ts');
  return deriveByScript(derivation);
}

async function deriveByBrowser(
  { password, salt, iterations, length }: Derivation,
  subtle: SubtleCrypto,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(password);
  const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await subtle.deriveBits(parameters, key, length * 8));
}
