import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The megabytes of heap that stay in use after `run` and garbage collection. */
export function measureMegabytes(run: () => void): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    // The second pass frees what the first one only marked.
    collect();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  run();
  return (used() - before) / 1_000_000;
}
