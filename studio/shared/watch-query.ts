import { type MonoTypeOperatorFunction, retry, timer } from 'rxjs';
import type { DocumentStore, ListenQueryOptions } from 'sanity';

/** Throttle of change events, in milliseconds. */
const THROTTLE = 500;

type Options = Pick<ListenQueryOptions, 'perspective' | 'tag'>;

interface Follower {
  /** Called with the result, and again after changes. */
  next: (answer: unknown) => void;
  /** Called with an error; the query is repeated until it succeeds. */
  error: (error: unknown) => void;
}

/**
 * Runs a query, and again whenever a document that matches its filter changes.
 *
 * @returns the unsubscribe function
 */
export function watchQuery(
  documents: Pick<DocumentStore, 'listenQuery'>,
  query: string,
  options: Options,
  follower: Follower,
): () => void {
  const subscription = documents
    .listenQuery(query, {}, { ...options, apiVersion: '2025-02-19', throttleTime: THROTTLE })
    .pipe(retryOnError(follower.error))
    .subscribe(follower.next);
  return () => subscription.unsubscribe();
}

/** Delay in milliseconds before a failed query is repeated. */
const PAUSE = 5_000;

/** Resubscribes five seconds after each error, until unsubscribed. `onFailure` is called with each error. */
export function retryOnError<T>(onFailure: (error: unknown) => void): MonoTypeOperatorFunction<T> {
  return retry({
    delay: (error) => {
      onFailure(error);
      return timer(PAUSE);
    },
  });
}
