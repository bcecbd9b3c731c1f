type RenderSchedulerOptions = {
  /** How long after the last change the site is rendered, in ms. */
  quiet: number;
  /**
   * How long until a failed or incomplete rendering is repeated, in ms. Doubles with each try, up to `maxRetryAfterMs`. No retries
   * when undefined.
   */
  retryAfterMs?: number | undefined;
  onError: (error: unknown) => void;
  /** Receives the milliseconds from the first change that was not rendered yet until it is. */
  onRendered: (milliseconds: number) => void;
};

/** Limits how often the site is rendered again because one of its pages cannot be. */
const maxRetryAfterMs = 30 * 60_000;

/**
 * Renders after changes, and never twice at the same time.
 *
 * @param render resolves with whether nothing failed
 */
export function createRenderScheduler(
  render: () => Promise<boolean>,
  { quiet, retryAfterMs, onError, onRendered }: RenderSchedulerOptions,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let tries = 0;
  let changedAt: number | undefined;
  let lastRun: Promise<void> = Promise.resolve();
  const runIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      void startRun().catch(onError);
    }, milliseconds);
  };
  const attempt = async () => {
    const since = changedAt;
    // Later changes may be missing in this rendering, so they count for the next.
    changedAt = undefined;
    let isWhole = false;
    try {
      isWhole = await render();
    } finally {
      if (isWhole) tries = 0;
      else changedAt = since ?? changedAt;
      if (isWhole && since !== undefined) onRendered(performance.now() - since);
      // Unless a change has already scheduled an earlier run.
      if (!isWhole && retryAfterMs !== undefined && timer === undefined) {
        runIn(Math.min(retryAfterMs * 2 ** tries, maxRetryAfterMs));
        tries += 1;
      }
    }
  };
  /** Renders now, or right after the current rendering. */
  const startRun = () => {
    const run = lastRun.then(attempt);
    // The next run starts even if this one fails.
    lastRun = run.catch(() => {});
    return run;
  };
  return {
    now: startRun,
    /** Renders once there was no change for `quiet` ms. */
    changed: () => {
      changedAt ??= performance.now();
      tries = 0;
      runIn(quiet);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
