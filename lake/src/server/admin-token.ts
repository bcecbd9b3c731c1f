import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from '../store/database.ts';

/** The characters allowed in a token, which is sent in a header. */
export const SENDABLE_TOKEN = /^[\x21-\x7e]+$/;

/** The minimum length of an administrator's token: a shorter one could be guessed. */
export const ADMIN_TOKEN_LENGTH = 16;

/**
 * Returns the administrator's token: the configured one, or the one stored in the data folder, which the first start creates.
 * Only the owner can read the file.
 *
 * @throws DataFolderError when the folder cannot be read or written, or the file contains no valid token
 */
export function readAdminToken(configured: string | undefined, dataDirectory: string): string {
  if (configured) return configured;
  const file = join(dataDirectory, 'admin-token');
  const kept = readKeptToken(file, dataDirectory);
  if (kept.length >= ADMIN_TOKEN_LENGTH && SENDABLE_TOKEN.test(kept)) return kept;
  throw new DataFolderError(
    `The file ${file} holds no token of at least ${ADMIN_TOKEN_LENGTH} characters without spaces. Delete it to get a new one, or set LAKE_ADMIN_TOKEN or --token.`,
  );
}

function readKeptToken(file: string, dataDirectory: string): string {
  try {
    if (!existsSync(file)) keepNewToken(file, dataDirectory);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(
      `The data folder ${dataDirectory} cannot be used (${reason}). Make it writable, or use another folder (LAKE_DATA_DIR, --data).`,
    );
  }
}

/** Writes a temporary file and renames it, so that a crash leaves no empty token file. */
function keepNewToken(file: string, dataDirectory: string): void {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const handle = openSync(`${file}.new`, 'w', 0o600);
  writeSync(handle, `${createAdminToken()}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.new`, file);
}

function createAdminToken(): string {
  return randomBytes(24).toString('base64url');
}
