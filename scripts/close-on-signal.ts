/** A connection that will not close must not keep a person waiting. */
const DEADLINE_MS = 5_000;

/** Runs `close` at the first Ctrl-C (or a request to end) and then ends the process with exit code 0. */
export function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const end = async () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(0), DEADLINE_MS).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
