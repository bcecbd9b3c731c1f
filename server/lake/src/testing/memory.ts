import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The megabytes of memory that are still held once `run` has returned and its garbage is gone. */
export function megabytesHeldBy(run: () => void): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    // What the first pass leaves behind is freed by the second.
    collect();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  run();
  return (used() - before) / 1_000_000;
}
