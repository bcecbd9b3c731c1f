import type { Bytes } from './assets/blob-store.ts';

/** The body exceeds its limit; the route answers 413. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';

  constructor(maxBytes: number) {
    super(`Request body exceeds limit of ${maxBytes} bytes`);
  }
}

/** Reads a request's body, and stops as soon as it is longer than `maxBytes`, whatever its header says. */
export async function readBody(request: Request, maxBytes: number): Promise<Bytes> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new BodyTooLargeError(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLargeError(maxBytes);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}
