/** Lets so many calls through in a stretch of time. */
export type RateLimit = {
  /** Undefined lets the call through; else how many seconds to wait. */
  take(): number | undefined;
};

export function createRateLimit(calls: number, milliseconds: number, now: () => number): RateLimit {
  let times: number[] = [];
  return {
    take() {
      const time = now();
      times = times.filter((earlier) => earlier > time - milliseconds);
      const [oldest] = times;
      if (oldest !== undefined && times.length >= calls) {
        return Math.max(1, Math.ceil((oldest + milliseconds - time) / 1000));
      }
      times.push(time);
      return undefined;
    },
  };
}
