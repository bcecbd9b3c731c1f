import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Derivation } from './derive-key.ts';

/** What a browser does itself on a secure page, for the others. */
export function deriveByScript({
  password,
  salt,
  iterations,
  length,
}: Derivation): Promise<Uint8Array<ArrayBuffer>> {
  return pbkdf2Async(sha256, utf8ToBytes(password), salt, { c: iterations, dkLen: length });
}
