import type { Alignment } from './providers/speech-responses.ts';

/** Maximum number of characters per line. Viewers can read two such lines at the pace of speech. */
const LINE = 42;
const LONGEST_CUE = 2 * LINE;
/** Seconds of silence that end a caption. */
const PAUSE = 0.7;

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Converts the times of spoken characters to WebVTT. An empty alignment results in a file without cues. */
export function makeCaptions(alignment: Alignment): string {
  const cues = makeCues(readWords(alignment)).map((words) => {
    const start = words[0]?.start ?? 0;
    const end = words.at(-1)?.end ?? start;
    return `${formatTimestamp(start)} --> ${formatTimestamp(end)}\n${breakLines(words).join('\n')}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

function readWords({ characters, starts, ends }: Alignment): Word[] {
  const words: Word[] = [];
  let isWithinWord = false;
  for (const [index, character] of characters.entries()) {
    if (character.trim() === '') {
      isWithinWord = false;
      continue;
    }
    const start = starts[index] ?? 0;
    const end = ends[index] ?? start;
    const word = words.at(-1);
    if (word && isWithinWord) {
      word.text += character;
      word.end = end;
    } else {
      words.push({ text: character, start, end });
      isWithinWord = true;
    }
  }
  return words;
}

/** Splits words into cues: at the end of a sentence, at a pause, and where a sentence is too long to read. */
function makeCues(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    const sentence = sentences.at(-1);
    const last = sentence?.at(-1);
    const isOver = last === undefined || /[.!?…]["'”’)]*$/.test(last.text) || word.start - last.end > PAUSE;
    if (sentence && !isOver) sentence.push(word);
    else sentences.push([word]);
  }
  return sentences.flatMap(splitParts);
}

/** Divides a cue into halves of similar length until each fits, so that no single word remains. */
function splitParts(words: Word[]): Word[][] {
  if (words.length < 2 || getLength(words) <= LONGEST_CUE) return [words];
  const split = getMiddle(words);
  return [...splitParts(words.slice(0, split)), ...splitParts(words.slice(split))];
}

/** Splits a cue into one line, or two of similar length. */
function breakLines(words: readonly Word[]): string[] {
  if (words.length < 2 || getLength(words) <= LINE) return [getText(words)];
  const split = getMiddle(words);
  return [getText(words.slice(0, split)), getText(words.slice(split))];
}

/** The index at which to split two or more words: near the middle, preferably after a comma. */
function getMiddle(words: readonly Word[]): number {
  const whole = getLength(words);
  const measureUnevenness = (index: number) => {
    const isAfterComma = /[,;:–—]$/.test(words[index - 1]?.text ?? '');
    return Math.abs(2 * getLength(words.slice(0, index)) - whole) - (isAfterComma ? whole / 4 : 0);
  };
  const places = words.map((_, index) => index).slice(1);
  return places.reduce(
    (best, index) => (measureUnevenness(index) < measureUnevenness(best) ? index : best),
    1,
  );
}

function getLength(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.length + 1, -1);
}

function getText(words: readonly Word[]): string {
  // WebVTT interprets these characters as markup.
  return words
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Formats seconds as `00:00:01.250`. */
function formatTimestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const padNumber = (value: number, digits: number) => String(value).padStart(digits, '0');
  const hours = Math.floor(milliseconds / 3_600_000);
  const minutes = Math.floor(milliseconds / 60_000) % 60;
  const rest = Math.floor(milliseconds / 1000) % 60;
  return `${padNumber(hours, 2)}:${padNumber(minutes, 2)}:${padNumber(rest, 2)}.${padNumber(milliseconds % 1000, 3)}`;
}
