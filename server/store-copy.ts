import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { boom } from './lake/errors.ts';
import { bearerToken } from './lake/identity.ts';
import type { Lake } from './lake/lake.ts';

/**
 * Answers `POST /_lake/backup`: writes a copy of the store into `folder` and says where it is, `{file}`. No other program
 * can read the store while the server has it open. The uploaded files are no part of it: they never change, so
 * whoever makes a backup takes them from the data folder afterwards (scripts/lake/backup.ts).
 */
export async function answerStoreCopy(request: Request, lake: Lake, folder: string): Promise<Response> {
  const token = bearerToken(request);
  if (token === undefined || lake.tokens.identify(token)?.role !== 'administrator') {
    return Response.json(boom(403, 'A backup is for the administrator: send the token').body, {
      status: 403,
    });
  }
  if (request.method !== 'POST') return Response.json(boom(405, 'Use POST').body, { status: 405 });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `.part-${randomUUID()}.sqlite`);
  try {
    await lake.copyStore(file);
  } catch (error) {
    // Half a copy on a full disk would keep editors from saving.
    rmSync(file, { force: true });
    console.error('The store could not be copied for a backup:', error);
    const reason = error instanceof Error ? error.message : String(error);
    return Response.json(boom(500, `The store could not be copied into ${folder}: ${reason}`).body, {
      status: 500,
    });
  }
  return Response.json({ file });
}
