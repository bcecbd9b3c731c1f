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
  const announced = Number(request.headers.get('content-length'));
  if (announced > maxBytes) throw new BodyTooLargeError(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // The server ends a body where its header says, so this one cannot grow; to read it as a stream takes far longer.
    if (announced > 0) return checkedSize(new Uint8Array(await request.arrayBuffer()), maxBytes);
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

function checkedSize(bytes: Bytes, maxBytes: number): Bytes {
  if (bytes.length > maxBytes) throw new BodyTooLargeError(maxBytes);
  return bytes;
}
