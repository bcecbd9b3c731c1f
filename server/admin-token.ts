import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newAdminToken } from './environment.ts';

/**
 * The administrator's token: the configured one, or the one kept in the data folder, made at the first start.
 * The file can be read by its owner alone.
 */
export function adminToken(configured: string | undefined, dataDirectory: string): string {
  if (configured) return configured;
  const file = join(dataDirectory, 'admin-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDirectory, { recursive: true });
  const token = newAdminToken();
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return token;
}
