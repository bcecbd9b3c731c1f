import { AsyncLocalStorage } from 'node:async_hooks';
import { createTransientId } from '../documents/random-id.ts';

/** Matches valid request ids of a proxy: nothing that could look like another line of the log. */
const VALID_ID = /^[\w.:-]{8,128}$/;

const scope = new AsyncLocalStorage<string>();

/** The id in the headers of a request if it is valid, otherwise a new one. */
export function readRequestId(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && VALID_ID.test(given) ? given : createTransientId();
}

/** Runs a request handler, so that `getRequestId` returns this id in all its synchronous and asynchronous code. */
export function runWithinRequest<Result>(id: string, run: () => Result): Result {
  return scope.run(id, run);
}

/** The id of the request that is being handled; undefined outside of requests. */
export function getRequestId(): string | undefined {
  return scope.getStore();
}
