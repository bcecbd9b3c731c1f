import { type MonoTypeOperatorFunction, retry, timer } from 'rxjs';
import type { DocumentStore, ListenQueryOptions } from 'sanity';

/** Milliseconds in which a burst of changes counts as one. */
const THROTTLE = 500;

type Options = Pick<ListenQueryOptions, 'perspective' | 'tag'>;

interface Follower {
  /** Hears the answer, and again whenever it may be another. */
  next: (answer: unknown) => void;
  /** Hears why the query could not be asked; it is asked again until it can be. */
  error: (error: unknown) => void;
}

/**
 * Asks the lake a query, and again whenever a document changes that it filters for.
 *
 * @returns the way to stop
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

/** Milliseconds after which what could not be read is asked for again. */
const PAUSE = 5_000;

/** Asks again a few seconds after each failure, for as long as somebody listens; `onFailure` hears of each. */
export function retryOnError<T>(onFailure: (error: unknown) => void): MonoTypeOperatorFunction<T> {
  return retry({
    delay: (error) => {
      onFailure(error);
      return timer(PAUSE);
    },
  });
}
