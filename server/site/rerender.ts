/** Runs a task again after changes: once things are quiet, and never twice at the same time. */
export type Rerender = {
  /** Runs the task now, or right after the run that is under way. */
  now: () => Promise<void>;
  /** Something changed: runs the task soon. */
  soon: () => void;
  close: () => void;
};

/** `quiet` is how long, in ms, nothing must have changed before the task runs. */
export function createRerender(
  task: () => Promise<void>,
  { quiet, onError }: { quiet: number; onError: (error: unknown) => void },
): Rerender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun: Promise<void> = Promise.resolve();
  const now = () => {
    const run = lastRun.then(task);
    // The next run starts however this one ended.
    lastRun = run.catch(() => {});
    return run;
  };
  return {
    now,
    soon: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void now().catch(onError), quiet);
    },
    close: () => clearTimeout(timer),
  };
}
