import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Larger heaps are not collected: that would block requests for too long. */
const MAX_HEAP_BYTES = 100_000_000;

/**
 * Frees the memory that the startup used: V8 collects little while the server is idle. Takes some hundredths of a second.
 */
export function collectStartupGarbage(): void {
  if (getHeapStatistics().used_heap_size > MAX_HEAP_BYTES) return;
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // The first pass only marks some objects; the second frees them.
  collect();
  collect();
}
