/** Runs a task after changes: debounced, and never twice at the same time. */
type RenderScheduler = {
  /** Runs the task now, or right after the current run. */
  now: () => Promise<void>;
  /** Runs the task once `soon` was not called for `quiet` ms. */
  soon: () => void;
  close: () => void;
};

type RenderSchedulerOptions = {
  /** The debounce time, in ms. */
  quiet: number;
  /**
   * How long until a failed or incomplete task runs again. Doubles with each try, up to `maxRetryAfterMs`. No retries when
   * undefined.
   */
  retryAfterMs?: number | undefined;
  onError: (error: unknown) => void;
};

/** Limits how often all pages are rendered again because one of them cannot be rendered. */
const maxRetryAfterMs = 30 * 60_000;

/** @param task resolves with whether it is complete */
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
      // Unless a change has already scheduled an earlier run.
      else if (retryAfterMs !== undefined && timer === undefined) {
        runIn(Math.min(retryAfterMs * 2 ** tries, maxRetryAfterMs));
        tries += 1;
      }
    }
  };
  const now = () => {
    const run = lastRun.then(attempt);
    // The next run starts even if this one fails.
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
