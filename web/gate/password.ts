import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// Slow enough to make guessing from the bundle tedious, quick enough for an old phone. The gate is a
// courtesy, not security (spec section 6). `crypto.subtle` is missing on plain http outside localhost.
const cost = { c: 20_000, dkLen: 32 };

export interface PasswordMark {
  /** Hex. */
  salt: string;
  /** Hex. */
  digest: string;
}

/** What the bundle knows of a password. The same password always gives the same mark, so builds are reproducible. */
export async function markOfPassword(password: string): Promise<PasswordMark> {
  // A quick hash as salt would let a guesser check guesses quickly: the salt costs as much as the digest.
  const salt = await derive(password, utf8ToBytes('salt of the site gate'));
  return { salt: bytesToHex(salt), digest: bytesToHex(await derive(password, salt)) };
}

/** Whether the entry is exactly the marked password: no trimming, no folding of case (spec section 5). */
export async function isMarkedPassword(entry: string, mark: PasswordMark): Promise<boolean> {
  return bytesToHex(await derive(entry, hexToBytes(mark.salt))) === mark.digest;
}

function derive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  return pbkdf2Async(sha256, utf8ToBytes(password), salt, cost);
}
