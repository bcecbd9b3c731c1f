import type { SpokenWord } from '../speech/voice.ts';

/** A caption: one or two lines, shown from `start` to `end` seconds. */
export type Cue = { start: number; end: number; lines: string[] };

export const longestLine = 42;
const longestCue = 6;
const shortestCue = 1;
/** Longest time in seconds that a caption stays after its last sound. */
const maxLinger = 0.12;
/** A pause of this many seconds always begins a new caption. */
const minPause = 0.5;

/**
 * Splits speech into captions that end at natural pauses: at the end of a sentence, else at a comma. Of all possible splits it
 * takes the one with the lowest cost.
 */
export function makeCues(words: readonly SpokenWord[]): Cue[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let until = 1; until <= words.length; until += 1) {
    let choice = { cost: Number.POSITIVE_INFINITY, from: until - 1 };
    for (let from = until - 1; from >= 0; from -= 1) {
      const cost = computeCost(words.slice(from, until));
      if (cost === undefined) break;
      const total = (best[from]?.cost ?? 0) + cost;
      if (total < choice.cost) choice = { cost: total, from };
    }
    best.push(choice);
  }
  const parts: SpokenWord[][] = [];
  for (let until = words.length; until > 0; until = best[until]?.from ?? 0) {
    parts.unshift(words.slice(best[until]?.from ?? 0, until));
  }
  return parts.map((part, index) => makeCue(part, parts[index + 1]?.[0]?.start));
}

function makeCue(words: readonly SpokenWord[], next = Number.POSITIVE_INFINITY): Cue {
  const { start, end } = getSpan(words);
  return { start, end: Math.min(end + maxLinger, next), lines: breakLines(words.map(({ text }) => text)) };
}

/** The cost of showing these words as one caption; undefined when they do not fit. */
function computeCost(words: readonly SpokenWord[]): number | undefined {
  const { start, end } = getSpan(words);
  const texts = words.map(({ text }) => text);
  if (words.length > 1 && (end - start > longestCue || !fits(texts) || hasPause(words))) return undefined;
  const last = texts.at(-1) ?? '';
  const ending = /[.!?]["”’]?$/.test(last) ? 0 : /[,;:]["”’]?$/.test(last) ? 2 : 9;
  const across = texts.slice(0, -1).filter((text) => /[.!?]["”’]?$/.test(text)).length;
  const short = Math.max(0, shortestCue + 0.4 - (end - start)) * 12;
  return 3 + ending + across * 2 + short;
}

function hasPause(words: readonly SpokenWord[]): boolean {
  return words.some((word, index) => index > 0 && word.start - (words[index - 1]?.end ?? 0) > minPause);
}

function getSpan(words: readonly SpokenWord[]): { start: number; end: number } {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
}

function fits(texts: readonly string[]): boolean {
  return breakLines(texts).every((line) => line.length <= longestLine);
}

/** One line when the text fits, else two lines of about the same length. */
function breakLines(texts: readonly string[]): string[] {
  const whole = texts.join(' ');
  if (whole.length <= longestLine || texts.length === 1) return [whole];
  const breaks = texts.slice(1).map((_, index) => {
    const lines = [texts.slice(0, index + 1).join(' '), texts.slice(index + 1).join(' ')];
    return { lines, length: Math.max(...lines.map((line) => line.length)) };
  });
  return breaks.reduce((best, one) => (one.length < best.length ? one : best)).lines;
}
