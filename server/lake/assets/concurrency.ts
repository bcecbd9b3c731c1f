import { tooManyRequests } from '../limits/limits.ts';

/** Who would wait longer has gone by the time it is their turn. */
const MOST_WAITING = 500;

/**
 * Runs tasks, at most so many at a time and the rest in the order they came.
 *
 * @throws LakeError 429 when too many wait already
 */
export type Slots = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createSlots(limit: number, mostWaiting = MOST_WAITING): Slots {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (waiting.length >= mostWaiting) throw tooManyRequests('Too many images are being made', 1);
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // The slot is handed over, not given back: nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
