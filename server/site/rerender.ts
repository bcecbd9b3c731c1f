/** Runs a task again after changes: once things are quiet, and never twice at the same time. */
export type Rerender = {
  /** Runs the task now, or right after the run that is under way. */
  now: () => Promise<void>;
  /** Something changed: runs the task soon. */
  soon: () => void;
  close: () => void;
};

type RerenderOptions = {
  /** How long, in ms, nothing must have changed before the task runs. */
  quiet: number;
  /** How long, in ms, until a task that failed, or could not do all of its work, runs again; never where it says nothing. */
  patience?: number | undefined;
  onError: (error: unknown) => void;
};

/** `task` resolves with whether it did all of its work. */
export function createRerender(
  task: () => Promise<boolean>,
  { quiet, patience, onError }: RerenderOptions,
): Rerender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let lastRun: Promise<void> = Promise.resolve();
  const runIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      void now().catch(onError);
    }, milliseconds);
  };
  const attempt = async () => {
    let isWhole = false;
    try {
      isWhole = await task();
    } finally {
      // A change that came meanwhile is sooner.
      if (!isWhole && patience !== undefined && timer === undefined) runIn(patience);
    }
  };
  const now = () => {
    const run = lastRun.then(attempt);
    // The next run starts however this one ended.
    lastRun = run.catch(() => {});
    return run;
  };
  return {
    now,
    soon: () => runIn(quiet),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
