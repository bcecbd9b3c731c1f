import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** To look through more than this would keep callers waiting. */
const MAX_HEAP_BYTES = 100_000_000;

/**
 * Gives back the memory that a start has used and nobody will: a server that rests collects nothing by itself. Takes some
 * hundredths of a second, so a process with many documents is left alone.
 */
export function collectStartupGarbage(): void {
  if (getHeapStatistics().used_heap_size > MAX_HEAP_BYTES) return;
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // What the first pass leaves behind is freed by the second.
  collect();
  collect();
}
