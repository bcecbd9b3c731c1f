import { INTERRUPTED } from './journal.ts';

/** So many evaluations go on at a time; the others wait, and need little memory meanwhile. */
const MOST_AT_A_TIME = 8;

/** Those that go on first, in the order of their turns; then those that wait. */
const queue: (() => boolean)[] = [];
let isAwaited = false;

/**
 * Does a piece of work slice by slice. Between any two slices, also of different works, the thread does whatever else there is to do.
 *
 * @param slice throws INTERRUPTED until the work is done
 */
export function takeTurns<Result>(slice: () => Result): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  queue.push(() => {
    try {
      resolve(slice());
    } catch (error) {
      if (error === INTERRUPTED) return false;
      reject(error);
    }
    return true;
  });
  awaitTurn();
  return promise;
}

function awaitTurn(): void {
  if (isAwaited || queue.length === 0) return;
  isAwaited = true;
  setImmediate(turn);
}

function turn(): void {
  isAwaited = false;
  const work = queue.shift();
  if (work && !work()) queue.splice(MOST_AT_A_TIME - 1, 0, work);
  awaitTurn();
}
