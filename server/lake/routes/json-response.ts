import { encodeJson } from '../encode-json.ts';
import type { LakeBindings } from '../services.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

const finished = new WeakSet<Response>();

/**
 * A JSON answer that has all its headers from the start. Headers that are added to an answer afterwards send it out by way
 * of a stream and, under Node, up to a millisecond later.
 */
export function jsonResponse({ headers }: Pick<LakeBindings, 'headers'>, value: unknown): Response {
  return completeJsonResponse(headers, encodeJson(value));
}

/** The same for what is JSON already. */
export function completeJsonResponse(
  headers: Readonly<Record<string, string>>,
  body: Uint8Array<ArrayBuffer>,
): Response {
  const response = new Response(body, { headers: { ...headers, ...JSON_HEADERS } });
  finished.add(response);
  return response;
}

/** Whether nothing need be added to an answer. */
export function isCompleteResponse(response: Response): boolean {
  return finished.has(response);
}
