import { AsyncLocalStorage } from 'node:async_hooks';
import { transientId } from './store/random-id.ts';

/** What a proxy may name a request: nothing that could be taken for another line of a log. */
const SANE_ID = /^[\w.:-]{8,128}$/;

const scope = new AsyncLocalStorage<string>();

/** The id that a request came with when that is a sane one, else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && SANE_ID.test(given) ? given : transientId();
}

/** Runs what answers a request; whatever it does, at once or later, has the request's id. */
export function withinRequest<Result>(id: string, run: () => Result): Result {
  return scope.run(id, run);
}

/** The id of the request on whose behalf something is done; undefined where none is. */
export function currentRequestId(): string | undefined {
  return scope.getStore();
}
