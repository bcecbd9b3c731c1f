import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from './server-process.ts';

/** A token for a person with a role, made by the administrator of a running server. */
export async function mintToken(
  { url, dataDirectory }: RunningServer,
  roleName: 'administrator' | 'editor' | 'viewer',
  administrator = readFileSync(join(dataDirectory, 'admin-token'), 'utf8').trim(),
): Promise<string> {
  const answer = await fetch(`${url}/_lake/tokens`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${administrator}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ label: 'Ann', roleName }),
  });
  const { key } = await answer.json();
  return String(key);
}
