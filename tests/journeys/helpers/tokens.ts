import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess } from './server-process.ts';

/** Creates a token for a user with a role, as the administrator of a running server. Its label is the user's name. */
export async function mintToken(
  { url, dataDirectory }: ServerProcess,
  roleName: 'administrator' | 'editor' | 'viewer',
  label = 'Ann',
  administrator = readFileSync(join(dataDirectory, 'admin-token'), 'utf8').trim(),
): Promise<string> {
  const answer = await fetch(`${url}/_lake/tokens`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${administrator}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ label, roleName }),
  });
  if (!answer.ok) throw new Error(`The server refused a token: ${await answer.text()}`);
  const { key } = await answer.json();
  return String(key);
}
