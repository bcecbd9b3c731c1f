import type { Cue } from '../captions/cues.ts';
import type { SpokenWord } from '../speech/voice.ts';

export type CaptionFit = {
  /** The most by which a caption ends before or after its last sound, in seconds. */
  cueError: number;
  /** Which share of the spoken words the captions show, in order. */
  coverage: number;
  longestLine: number;
  mostLines: number;
};

/** How the captions fit the speech. Captions that begin after its end belong to the longer video that shares them. */
export function captionFit(cues: readonly Cue[], words: readonly SpokenWord[]): CaptionFit {
  const end = words.at(-1)?.end ?? 0;
  const shown = cues.filter(({ start }) => start < end);
  let next = 0;
  let found = 0;
  let cueError = 0;
  for (const cue of shown) {
    let last: SpokenWord | undefined;
    for (const text of cue.lines.join(' ').split(/\s+/)) {
      const index = words.findIndex((word, at) => at >= next && word.text.split(/\s+/).includes(text));
      if (index < 0) continue;
      last = words[index];
      next = index + 1;
      found += 1;
    }
    cueError = Math.max(cueError, last ? Math.abs(cue.end - last.end) : Number.POSITIVE_INFINITY);
  }
  const lines = shown.flatMap((cue) => cue.lines);
  return {
    cueError,
    coverage: words.length === 0 ? 0 : Math.min(1, found / words.length),
    longestLine: Math.max(0, ...lines.map((line) => line.length)),
    mostLines: Math.max(0, ...shown.map((cue) => cue.lines.length)),
  };
}
