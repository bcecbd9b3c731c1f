import { tooManyRequests } from '../limits/limits.ts';

/**
 * How many tasks wait at most: who would wait longer has gone by the time it is their turn. The Studio's list of pictures
 * asks for 200 at once.
 */
const MAX_WAITING = { inAll: 500, perAddress: 200 };

/**
 * Runs tasks, at most so many at a time and the rest in the order they came. `address` is whom a task that waits is counted
 * to; absent where callers are not limited.
 *
 * @throws LakeError 429 when too many wait already
 */
export type ConcurrencyLimit = <Result>(task: () => Promise<Result>, address?: string) => Promise<Result>;

type Waiting = { start(): void; address: string | undefined };

export function createConcurrencyLimit(limit: number, maxWaiting = MAX_WAITING): ConcurrencyLimit {
  let running = 0;
  const waiting: Waiting[] = [];
  const isFull = (address: string | undefined) =>
    waiting.length >= maxWaiting.inAll ||
    (address !== undefined &&
      waiting.filter((one) => one.address === address).length >= maxWaiting.perAddress);
  return async (task, address) => {
    if (isFull(address)) throw tooManyRequests('Too many images are being made', 1);
    if (running >= limit) await new Promise<void>((start) => waiting.push({ start, address }));
    else running++;
    try {
      return await task();
    } finally {
      // The slot passes to the next task directly, so that no other task can take it.
      const next = waiting.shift();
      if (next) next.start();
      else running--;
    }
  };
}
