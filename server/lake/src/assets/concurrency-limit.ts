import { tooManyRequests } from '../limits/limits.ts';

/** A longer queue would be useless, since clients time out before their turn. */
const MAX_WAITING = 500;

/**
 * Runs a limited number of tasks at a time, and queues the others in order.
 *
 * @throws LakeError 429 when the queue is full
 */
type ConcurrencyLimit = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createConcurrencyLimit(limit: number, maxWaiting = MAX_WAITING): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (waiting.length >= maxWaiting) throw tooManyRequests('Too many tasks wait', 1);
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    else running++;
    try {
      return await task();
    } finally {
      // The slot passes to the next task directly, so that no other task can take it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
