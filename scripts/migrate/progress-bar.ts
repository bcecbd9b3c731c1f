import { Presets, SingleBar } from 'cli-progress';
import type { OnProgress } from './passes.ts';

/** Work that is over before anybody looks needs no bar. */
const WORTH_A_BAR = 200;

/** A bar on a terminal, as soon as there is much to do; nothing where output goes to a file or another program. */
export function progressBar(stream: NodeJS.WriteStream): { onProgress: OnProgress; stop(): void } {
  const bar = new SingleBar(
    { stream, format: '  {bar} {value} of {total} · {eta_formatted} left', clearOnComplete: true },
    Presets.shades_classic,
  );
  return {
    onProgress(done, total) {
      if (!stream.isTTY || total < WORTH_A_BAR) return;
      if (!bar.isActive) bar.start(total, 0);
      bar.update(done);
      if (done === total) bar.stop();
    },
    stop: () => bar.stop(),
  };
}
