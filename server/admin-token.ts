import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newAdminToken } from './environment.ts';
import { DataFolderError } from './lake/store/database.ts';

/**
 * The administrator's token: the configured one, or the one kept in the data folder, made at the first start.
 * The file can be read by its owner alone.
 *
 * @throws DataFolderError when the folder cannot be read or written
 */
export function adminToken(configured: string | undefined, dataDirectory: string): string {
  if (configured) return configured;
  try {
    return keptToken(dataDirectory);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(
      `The data folder ${dataDirectory} cannot be used (${reason}). Make it writable, or set LAKE_DATA_DIR to another folder.`,
    );
  }
}

function keptToken(dataDirectory: string): string {
  const file = join(dataDirectory, 'admin-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDirectory, { recursive: true });
  const token = newAdminToken();
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return token;
}
