import { LakeError } from '../errors.ts';
import { QueryParseError, UnsupportedQueryError } from '../query/query-errors.ts';
import { getRequestId } from './request-id.ts';

/**
 * The response to an error. Unexpected errors are logged and result in 500, after which the Studio keeps the editor's changes
 * and retries.
 */
export function createErrorResponse(error: unknown): Response {
  if (error instanceof LakeError) {
    return Response.json(error.body, { status: error.status, headers: error.headers });
  }
  if (error instanceof QueryParseError) {
    const { description, query, start, end } = error;
    const body = { error: { type: 'queryParseError', description, query, start, end } };
    return Response.json(body, { status: 400 });
  }
  if (error instanceof UnsupportedQueryError) {
    const body = { error: { type: 'notImplementedError', description: error.message } };
    return Response.json(body, { status: 501 });
  }
  if (isDiskFull(error)) {
    console.error('The storage is full:', error);
    const description = 'Storage is full: ask whoever runs this to make room. This change was not saved.';
    return Response.json({ error: { type: 'storageFullError', description } }, { status: 507 });
  }
  console.error('The content lake failed to answer a request:', error);
  const id = getRequestId();
  const place = id === undefined ? '' : ` under the request id ${id}`;
  const description = `An internal error occurred in the content lake; its log has the details${place}`;
  return Response.json({ error: { type: 'internalError', description } }, { status: 500 });
}

/** SQLITE_FULL. */
const DATABASE_FULL = 13;
const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT'];

/** Whether a write failed because the disk or the user's quota is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && error.errcode === DATABASE_FULL) return true;
  if ('code' in error && DISK_FULL_CODES.includes(String(error.code))) return true;
  return error.cause !== undefined && isDiskFull(error.cause);
}
