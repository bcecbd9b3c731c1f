import type { Bytes } from 'embedded-content-lake/http';
import type { z } from 'zod';

/** Parses a body as JSON; returns undefined when it is not JSON. */
export function parseJson(body: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** A 422 in the speech provider's format: a list of paths and messages. */
export function createUnprocessableResponse(error: z.ZodError): Response {
  const detail = error.issues.map(({ path, message, code }) => ({
    loc: ['body', ...path],
    msg: message,
    type: code,
  }));
  return Response.json({ detail }, { status: 422 });
}

/** A 400 in the video provider's format: messages by field. */
export function createValidationError(error: z.ZodError): Response {
  const details = Object.fromEntries(
    error.issues.map(({ path, message }) => [path.join('.') || 'body', { message }]),
  );
  return Response.json(
    { kind: 'ValidationError', description: 'validation error', details },
    { status: 400 },
  );
}
