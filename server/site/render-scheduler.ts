/** Runs a task after changes: debounced, and never twice at the same time. */
export type RenderScheduler = {
  /** Runs the task now, or right after the run that is under way. */
  now: () => Promise<void>;
  /** Runs the task once nothing has changed for `quiet` ms. */
  soon: () => void;
  close: () => void;
};

type RenderSchedulerOptions = {
  /** How long, in ms, nothing must have changed before the task runs. */
  quiet: number;
  /**
   * How long, in ms, until a task that failed, or could not do all of its work, runs again, and twice as long after each
   * try, up to `maxRetryAfterMs`; never where it says nothing.
   */
  retryAfterMs?: number | undefined;
  onError: (error: unknown) => void;
};

/** In ms. One page that cannot be rendered must not cause all pages to be rendered again and again. */
const maxRetryAfterMs = 30 * 60_000;

/** `task` resolves with whether it did all of its work. */
export function createRenderScheduler(
  task: () => Promise<boolean>,
  { quiet, retryAfterMs, onError }: RenderSchedulerOptions,
): RenderScheduler {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let tries = 0;
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
      if (isWhole) tries = 0;
      // Unless a change has scheduled an earlier run meanwhile.
      else if (retryAfterMs !== undefined && timer === undefined) {
        runIn(Math.min(retryAfterMs * 2 ** tries, maxRetryAfterMs));
        tries += 1;
      }
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
    soon: () => {
      tries = 0;
      runIn(quiet);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
