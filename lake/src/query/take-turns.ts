import { INTERRUPTED } from './journal.ts';

/** The number of evaluations that run in turns; the others wait, which needs little memory. */
const MAX_RUNNING = 8;

/** The running evaluations in the order of their turns, then the waiting ones. */
const queue: (() => boolean)[] = [];
let isAwaited = false;

/**
 * Runs a task in time slices. Between two slices, also of different tasks, the event loop handles other events.
 *
 * @param slice runs one time slice; throws INTERRUPTED until the task is finished
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
  if (work && !work()) queue.splice(MAX_RUNNING - 1, 0, work);
  awaitTurn();
}
