import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller, Lake } from 'embedded-content-lake';
import { createErrorResponse, createHttpError } from 'embedded-content-lake/http';

/**
 * Handles `POST /_lake/backup`: writes a copy of the store into `folder` and returns its path, `{file}`. No other program
 * can read the store while the server has it open. The copy has no uploaded files: they never change, so the backup
 * script copies them from the data folder afterwards (scripts/lake/backup.ts).
 */
export async function answerBackup(
  request: Request,
  caller: Caller | undefined,
  lake: Lake,
  folder: string,
): Promise<Response> {
  if (!lake.isAdministrator(request, caller)) {
    return createErrorResponse(createHttpError(403, 'A backup is for the administrator: send the token'));
  }
  if (request.method !== 'POST') return createErrorResponse(createHttpError(405, 'Use POST'));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `.part-${randomUUID()}.sqlite`);
  try {
    await lake.copyStore(file);
  } catch (error) {
    // A partial copy would leave no room on a full disk for what editors save.
    rmSync(file, { force: true });
    console.error('The store could not be copied for a backup:', error);
    const reason = error instanceof Error ? error.message : String(error);
    return createErrorResponse(
      createHttpError(500, `The store could not be copied into ${folder}: ${reason}`),
    );
  }
  return Response.json({ file });
}
