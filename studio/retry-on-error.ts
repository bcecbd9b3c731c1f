import { type MonoTypeOperatorFunction, retry, timer } from 'rxjs';

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
