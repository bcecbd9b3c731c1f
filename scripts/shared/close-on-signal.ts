/** Longest wait for open connections before the process ends anyway. */
const DEADLINE_MS = 5_000;

/** Within this time a second Ctrl-C counts as the same one: it comes from the terminal and from the parent process. */
const SAME_SIGNAL_MS = 500;

/**
 * At the first Ctrl-C (or SIGTERM) runs `close` and then ends the process with exit code 0. A second signal ends it at once,
 * with exit code 1.
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
