import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Parameters of a key derivation with PBKDF2 and SHA-256 (RFC 8018). */
export interface Derivation {
  password: string;
  salt: Uint8Array<ArrayBuffer>;
  iterations: number;
  /** Length of the key in bytes. */
  length: number;
}

/** Derives a key in JavaScript, for pages without the Web Crypto API. */
export function deriveByScript({
  password,
  salt,
  iterations,
  length,
}: Derivation): Promise<Uint8Array<ArrayBuffer>> {
  return pbkdf2Async(sha256, utf8ToBytes(password), salt, { c: iterations, dkLen: length });
}
