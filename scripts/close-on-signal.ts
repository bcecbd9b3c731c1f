/** A connection that will not close must not keep a person waiting. */
const DEADLINE_MS = 5_000;

/** A terminal's Ctrl-C arrives twice: from the terminal, and passed on by the program that started this one. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs `close` at the first Ctrl-C (or a request to end) and then ends the process with exit code 0. Whoever asks again
 * does not want to wait: the second signal ends it at once, with exit code 1.
 */
export function closeOnSignal(close: () => Promise<void>): void {
  let asked: number | undefined;
  const end = async () => {
    if (asked !== undefined) {
      if (performance.now() - asked > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    asked = performance.now();
    setTimeout(() => process.exit(0), DEADLINE_MS).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
