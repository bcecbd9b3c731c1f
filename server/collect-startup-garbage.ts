import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The largest heap that is collected: a larger one would block requests for too long. */
const MAX_HEAP_BYTES = 100_000_000;

/**
 * Frees the memory that the start used: V8 collects little while the server is idle. Takes some hundredths of a second, and is
 * skipped for a large heap.
 */
export function collectStartupGarbage(): void {
  if (getHeapStatistics().used_heap_size > MAX_HEAP_BYTES) return;
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // The second pass frees what the first one only marked.
  collect();
  collect();
}
