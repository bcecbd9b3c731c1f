const PING_MILLISECONDS = 15_000;
/** Three pings without an answer. */
const SILENCE_MILLISECONDS = 3 * PING_MILLISECONDS;

/**
 * Notices sockets whose other end is gone without a goodbye. A browser gives scripts no WebSocket pings, so the
 * pings are frames of our own and any frame from the other end counts as an answer.
 */
export function startHeartbeat(line: { ping(): void; onSilence(): void }): { heard(): void; stop(): void } {
  let lastHeard = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - lastHeard >= SILENCE_MILLISECONDS) line.onSilence();
    else line.ping();
  }, PING_MILLISECONDS);
  // A waiting tab must not keep a stopping process alive.
  timer.unref();
  return {
    heard: () => {
      lastHeard = Date.now();
    },
    stop: () => clearInterval(timer),
  };
}
