import { boom } from '../errors.ts';

/** The hosted lake's limit for mutation and query bodies. */
const MAX_BODY_BYTES = 4_000_000;

/**
 * Reads a JSON request body.
 *
 * @throws LakeError 413 when it is larger than the hosted lake takes, 400 when it is not JSON
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > MAX_BODY_BYTES) throw tooLarge();
  const text = await request.text();
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw tooLarge();
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw boom(400, `The request body is not valid JSON: ${reason}`);
  }
}

function tooLarge() {
  return boom(413, `Request body exceeds limit of ${MAX_BODY_BYTES} bytes`);
}
