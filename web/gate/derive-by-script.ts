import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** How a password becomes a key: PBKDF2 with SHA-256 (RFC 8018). */
export interface Derivation {
  password: string;
  salt: Uint8Array<ArrayBuffer>;
  iterations: number;
  /** Of the key, in bytes. */
  length: number;
}

/** What a browser does itself on a secure page, for the others. */
export function deriveByScript({
  password,
  salt,
  iterations,
  length,
}: Derivation): Promise<Uint8Array<ArrayBuffer>> {
  return pbkdf2Async(sha256, utf8ToBytes(password), salt, { c: iterations, dkLen: length });
}
