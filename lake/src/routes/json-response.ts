import type { LakeBindings } from '../services.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

const finished = new WeakSet<Response>();

/**
 * A JSON response with all its headers. If headers were added later, node-server would send the body as a stream, which takes up to
 * a millisecond longer.
 */
export function createJsonResponse({ headers }: Pick<LakeBindings, 'headers'>, value: unknown): Response {
  return completeJsonResponse(headers, new TextEncoder().encode(JSON.stringify(value)));
}

/** The same for a body that is already JSON. */
export function completeJsonResponse(
  headers: Readonly<Record<string, string>>,
  body: Uint8Array<ArrayBuffer>,
): Response {
  const response = new Response(body, { headers: { ...headers, ...JSON_HEADERS } });
  finished.add(response);
  return response;
}

/** Whether a response has all its headers already. */
export function isCompleteResponse(response: Response): boolean {
  return finished.has(response);
}
