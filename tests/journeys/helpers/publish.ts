import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ServerProcess } from './server-process.ts';

/** Changes a published document, as publishing does. */
export async function publish(
  server: ServerProcess,
  patch: { id: string; set: Record<string, unknown> },
): Promise<void> {
  const token = readFileSync(join(server.dataDirectory, 'admin-token'), 'utf8').trim();
  const answer = await fetch(`${server.url}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch }] }),
  });
  expect(answer.status).toBe(200);
}
