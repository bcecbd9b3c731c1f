/** Bytes that a `Response` accepts as its body: not in shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

import { createHttpError } from '../errors.ts';

/** The body exceeds its limit; the route responds with 413. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';

  constructor(maxBytes: number) {
    super(`Request body exceeds limit of ${maxBytes} bytes`);
  }
}

/** The size limit and the timeout of a body. */
export type BodyLimits = {
  bytes: number;
  /** When absent, only the server's timeout applies, for uploads over slow connections. */
  milliseconds?: number;
};

/** The timeout for callers without a token, since a partial body stays in memory until it is complete. */
export const ANONYMOUS_BODY_TIMEOUT_MS = 30_000;

/**
 * Reads the body of a request, and stops as soon as it is longer than `bytes`, even if its Content-Length is smaller.
 *
 * @throws BodyTooLargeError
 * @throws LakeError 408 when it does not arrive in time; the server then closes the connection
 * @throws LakeError 400 when the client disconnected before the end, which is not an error of the lake
 */
export async function readBody(request: Request, { bytes, milliseconds }: BodyLimits): Promise<Bytes> {
  const reading = readAll(request, bytes);
  if (milliseconds === undefined) return reading;
  const late = Promise.withResolvers<never>();
  const refuse = () =>
    late.reject(createHttpError(408, `The request body did not come within ${milliseconds / 1000} seconds`));
  const timer = setTimeout(refuse, milliseconds);
  return Promise.race([reading, late.promise]).finally(() => clearTimeout(timer));
}

async function readAll(request: Request, maxBytes: number): Promise<Bytes> {
  const announced = Number(request.headers.get('content-length'));
  if (announced > maxBytes) throw new BodyTooLargeError(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // The HTTP server limits a body to its Content-Length. Reading it as a stream would take much longer.
    if (announced > 0) return checkSize(new Uint8Array(await request.arrayBuffer()), maxBytes);
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) throw new BodyTooLargeError(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    throw createHttpError(400, 'The request ended before its body was complete');
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

function checkSize(bytes: Bytes, maxBytes: number): Bytes {
  if (bytes.length > maxBytes) throw new BodyTooLargeError(maxBytes);
  return bytes;
}
