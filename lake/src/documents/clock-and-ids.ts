import { createHash, randomBytes } from 'node:crypto';

/** The time of the first write of a deterministic lake. */
const FIRST_SECOND = Date.UTC(2025, 0, 1);

/** The counters of a deterministic process; undefined in other processes. */
let counts: { ids: number; writes: number } | undefined;

/**
 * Makes the lakes of this process deterministic: they store the same times and ids in every run. The clock only advances with
 * writes, by one second each.
 */
export function makeDeterministic(): void {
  counts = { ids: 0, writes: 0 };
}

/** Bytes for a stored id. */
export function makeIdBytes(size: number): Uint8Array {
  if (!counts) return randomBytes(size);
  counts.ids += 1;
  return createHash('shake256', { outputLength: size }).update(String(counts.ids)).digest();
}

/** The time of the next write. */
export function nextWriteTime(): Date {
  if (!counts) return new Date();
  const time = FIRST_SECOND + counts.writes * 1000;
  counts.writes += 1;
  return new Date(time);
}

/** The current time; in a deterministic process the time of the last write, so that `now()` in queries is the same in every run. */
export function getCurrentTime(): Date {
  return counts ? new Date(FIRST_SECOND + Math.max(0, counts.writes - 1) * 1000) : new Date();
}
