/** Runs tasks, at most so many at a time and the rest in the order they came. */
export type Slots = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createSlots(limit: number): Slots {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
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
