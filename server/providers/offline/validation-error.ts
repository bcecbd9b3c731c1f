import type { Bytes } from 'embedded-content-lake/http';
import type { z } from 'zod';

/** The JSON value of a body; undefined when it is none. */
export function jsonOf(body: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** A 422 as the speech provider writes it: a list of places and messages. */
export function unprocessable(error: z.ZodError): Response {
  const detail = error.issues.map(({ path, message, code }) => ({
    loc: ['body', ...path],
    msg: message,
    type: code,
  }));
  return Response.json({ detail }, { status: 422 });
}

/** A 400 as the video provider writes it: the messages by the field they are about. */
export function validationError(error: z.ZodError): Response {
  const details = Object.fromEntries(
    error.issues.map(({ path, message }) => [path.join('.') || 'body', { message }]),
  );
  return Response.json(
    { kind: 'ValidationError', description: 'validation error', details },
    { status: 400 },
  );
}
