export const TIMEOUT_MS = 30_000;

/** Milliseconds since 1970, with fractions, for processes of this machine. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
