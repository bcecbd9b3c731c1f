import type { Bytes } from './assets/blob-store.ts';
import { boom } from './errors.ts';

/** The body exceeds its limit; the route answers 413. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';

  constructor(maxBytes: number) {
    super(`Request body exceeds limit of ${maxBytes} bytes`);
  }
}

/**
 * Reads a request's body, and stops as soon as it is longer than `maxBytes`, whatever its header says.
 *
 * @throws BodyTooLargeError
 * @throws LakeError 400 when the caller hung up in the middle of it: nobody reads the answer, and nothing is wrong here
 */
export async function readBody(request: Request, maxBytes: number): Promise<Bytes> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new BodyTooLargeError(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) throw new BodyTooLargeError(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    throw boom(400, 'The request ended before its body was complete');
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}
