import { boom } from '../errors.ts';
import { BodyTooLargeError, readBody } from '../request-body.ts';

/** The hosted lake's limit for mutation and query bodies. */
const MAX_BODY_BYTES = 4_000_000;

/**
 * Reads a JSON request body; undefined when there is none.
 *
 * @throws LakeError 413 when it is larger than the hosted lake takes, 400 when it is not JSON
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw boom(400, `The request body is not valid JSON: ${reason}`);
  }
}

async function readText(request: Request): Promise<string> {
  try {
    return new TextDecoder().decode(await readBody(request, MAX_BODY_BYTES));
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw boom(413, error.message);
    throw error;
  }
}
