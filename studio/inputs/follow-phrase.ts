/** What a field shows, and where the caret is in it. */
export interface Caret {
  text: string;
  start: number;
  end: number;
}

/** The words that somebody is writing, letter after letter, and where in the text they begin. */
export interface Phrase {
  words: string;
  at: number;
}

/** The phrase once a text was changed by hand: it grows and shrinks at its end; any other change begins another. */
export function phraseAfter(phrase: Phrase, before: string, after: string): Phrase {
  const { start, end } = changedPart(before, after);
  const added = after.slice(start, after.length - end);
  const removed = before.length - end - start;
  const phraseEnd = phrase.at + phrase.words.length;
  const isAtEnd = start + removed === phraseEnd && start >= phrase.at;
  // A letter like the one before it may as well have been typed one place earlier.
  const isRepeated = removed === 0 && start + added.length === phraseEnd + added.length;
  if (phrase.words !== '' && (isAtEnd || isRepeated)) {
    return { at: phrase.at, words: after.slice(phrase.at, start + added.length) };
  }
  return { at: start, words: added };
}

/**
 * Where the caret and the phrase are in a text that somebody else has changed. Where their words have come into the middle
 * of the phrase, `text` is the one in which they stand behind it.
 */
export function followPhrase(before: Caret, after: string, phrase: Phrase): Caret & { phrase: Phrase } {
  const { words } = phrase;
  const at = placeIn(before.text, after, phrase.at);
  const shift = (text: string, place: number) => ({
    text,
    start: place + before.start - phrase.at,
    end: place + before.end - phrase.at,
    phrase: { words, at: place },
  });
  const isIn = before.start >= phrase.at && before.end <= phrase.at + words.length;
  if (words !== '' && isIn) {
    const place = nearest(after, words, at);
    if (place !== undefined) return shift(after, place);
    for (let length = words.length - 1; length > 0; length--) {
      const tail = words.slice(length);
      const rest = after.slice(0, after.length - tail.length);
      const head = after.endsWith(tail) ? nearest(rest, words.slice(0, length), at) : undefined;
      if (head === undefined) continue;
      const cut = head + length;
      return shift(rest.slice(0, cut) + tail + rest.slice(cut), head);
    }
  }
  const start = placeIn(before.text, after, before.start);
  return {
    text: after,
    start,
    end: placeIn(before.text, after, before.end),
    phrase: { words: '', at: start },
  };
}

/**
 * The place in a later text of a place in an earlier one, when one part of it was replaced. What was added just there comes
 * after it: two people who go on at the same place each write to the left of the other's words.
 */
export function placeIn(before: string, after: string, place: number): number {
  const { start, end } = changedPart(before, after);
  if (place <= start) return place;
  const moved = place + after.length - before.length;
  return place >= before.length - end ? moved : Math.min(place, after.length - end);
}

/** How much two texts share at their beginning and, of the rest, at their end. */
function changedPart(before: string, after: string): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end };
}

/** Where words stand in a text, nearest to a place; undefined when they are not there. */
function nearest(text: string, words: string, place: number): number | undefined {
  const earlier = text.lastIndexOf(words, place);
  const later = text.indexOf(words, place);
  if (earlier === -1 || later === -1) return earlier === later ? undefined : Math.max(earlier, later);
  return place - earlier <= later - place ? earlier : later;
}
