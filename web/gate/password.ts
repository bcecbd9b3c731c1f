import { deriveKey } from './derive-key.ts';

// Slow enough to make guessing from the bundle tedious, fast enough for an old phone. The gate is not meant as
// security.
const cost = { iterations: 20_000, length: 32 };

interface PasswordMark {
  /** Hex. */
  salt: string;
  /** Hex. */
  digest: string;
}

/** The salt and digest of a password. The same password always gives the same result, so that builds are reproducible. */
export async function markOfPassword(password: string): Promise<PasswordMark> {
  // The salt is as expensive as the digest: with a fast hash as the salt, guesses could be checked fast.
  const salt = await derive(password, new TextEncoder().encode('salt of the site gate'));
  return { salt: toHex(salt), digest: toHex(await derive(password, salt)) };
}

/** Whether the entry is exactly the password: no trimming, no case folding. */
export async function isMarkedPassword(entry: string, mark: PasswordMark): Promise<boolean> {
  return toHex(await derive(entry, fromHex(mark.salt))) === mark.digest;
}

function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return deriveKey({ password, salt, ...cost });
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
