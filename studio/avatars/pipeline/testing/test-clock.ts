import type { Clock } from '../clock.ts';

interface Timer {
  at: number;
  fire: () => void;
}

/** A clock that advances to the next timer whenever no request is running, so that tests do not wait. */
interface TestClock extends Clock {
  /** The global fetch; the clock stops while a request is running. */
  fetch: typeof fetch;
  /** Advances the clock although a request is running. */
  advance(milliseconds: number): void;
}

export function createTestClock(): TestClock {
  let time = 0;
  let requests = 0;
  const timers = new Set<Timer>();

  const findEarliest = (until: number) =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  const fireNext = (until: number): boolean => {
    const timer = findEarliest(until);
    if (!timer) return false;
    timers.delete(timer);
    time = Math.max(time, timer.at);
    timer.fire();
    return true;
  };
  /** Deferred by a macrotask, so that code waiting for a response runs first. */
  const passTime = () => {
    setTimeout(() => {
      if (requests === 0 && fireNext(Number.POSITIVE_INFINITY)) passTime();
    });
  };

  return {
    now: () => time,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const timer = { at: time + milliseconds, fire: resolve };
        timers.add(timer);
        signal?.addEventListener('abort', () => {
          timers.delete(timer);
          reject(signal.reason);
        });
        passTime();
      }),
    fetch: async (input, init) => {
      requests += 1;
      try {
        return await fetch(input, init);
      } finally {
        requests -= 1;
        passTime();
      }
    },
    advance(milliseconds) {
      const until = time + milliseconds;
      while (fireNext(until));
      time = until;
    },
  };
}
