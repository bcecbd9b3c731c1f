import type { SpeakableWord } from './pronunciation.ts';
import type { Span, SpokenPhoneme, SpokenWord } from './voice.ts';

/** An event that the synthesiser reports while speaking; `position` is an index in the spoken text, from 0. */
export type Heard = { type: string; at: number; position: number; symbol: string };

/**
 * The time span of each word: from its first phoneme to the end of its last. Words that the synthesiser speaks as one, such as
 * 'of the', divide the time by their lengths.
 */
export function computeWordTimes(
  words: readonly SpeakableWord[],
  heard: readonly Heard[],
  phonemes: readonly SpokenPhoneme[],
): SpokenWord[] {
  const begins = findBeginnings(words, heard);
  const times: SpokenWord[] = [];
  for (let first = 0; first < words.length; ) {
    let next = first + 1;
    while (next < words.length && begins[next] === undefined) next += 1;
    const from = begins[first] ?? times.at(-1)?.end ?? 0;
    const until = begins[next] ?? Number.POSITIVE_INFINITY;
    times.push(...divideSpan(words.slice(first, next), findSpan(phonemes, from, until)));
    first = next;
  }
  return times;
}

/** The time at which the synthesiser begins each word, when it reports one. */
function findBeginnings(words: readonly SpeakableWord[], heard: readonly Heard[]): (number | undefined)[] {
  let position = 0;
  return words.map(({ spoken }) => {
    const start = position;
    position += spoken.length + 1;
    return heard.find(
      (event) => event.type === 'word' && event.position >= start && event.position < position - 1,
    )?.at;
  });
}

function findSpan(phonemes: readonly SpokenPhoneme[], from: number, until: number): Span {
  const inside = phonemes.filter(({ start }) => start >= from - 1e-6 && start < until - 1e-6);
  const start = inside[0]?.start ?? from;
  return { start, end: inside.at(-1)?.end ?? start };
}

function divideSpan(words: readonly SpeakableWord[], { start, end }: Span): SpokenWord[] {
  const letters = words.reduce((sum, { spoken }) => sum + spoken.length, 0);
  let before = 0;
  return words.map(({ shown, spoken }) => {
    const from = start + ((end - start) * before) / letters;
    before += spoken.length;
    return { text: shown, start: from, end: start + ((end - start) * before) / letters };
  });
}
