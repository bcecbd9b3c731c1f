/** Text and selection of a text field. Offsets are in UTF-16 code units. */
export interface Caret {
  text: string;
  start: number;
  end: number;
}

/** The text that the editor is typing without interruption, and its offset in the field. */
export interface Phrase {
  words: string;
  at: number;
}

/**
 * Updates the phrase after an input event. Typing or deleting at its end changes it; an edit elsewhere starts a
 * new phrase.
 */
export function updatePhrase(phrase: Phrase, before: string, after: string): Phrase {
  const { start, end } = findChangedPart(before, after);
  const added = after.slice(start, after.length - end);
  const removed = before.length - end - start;
  const phraseEnd = phrase.at + phrase.words.length;
  const isAtEnd = start + removed === phraseEnd && start >= phrase.at;
  // When a letter is doubled, the diff cannot tell at which of the two it was typed.
  const isRepeated = removed === 0 && start + added.length === phraseEnd + added.length;
  if (phrase.words !== '' && (isAtEnd || isRepeated)) {
    return { at: phrase.at, words: after.slice(phrase.at, start + added.length) };
  }
  return { at: start, words: added };
}

/**
 * Maps caret and phrase to a text that another editor has changed. If remote text was inserted into the phrase,
 * `text` is corrected so that it follows the phrase.
 */
export function restoreCaret(before: Caret, after: string, phrase: Phrase): Caret & { phrase: Phrase } {
  const { words } = phrase;
  const at = mapOffset(before.text, after, phrase.at);
  const shift = (text: string, place: number) => ({
    text,
    start: place + before.start - phrase.at,
    end: place + before.end - phrase.at,
    phrase: { words, at: place },
  });
  const isIn = before.start >= phrase.at && before.end <= phrase.at + words.length;
  if (words !== '' && isIn) {
    const place = findNearest(after, words, at);
    if (place !== undefined) return shift(after, place);
    for (let length = words.length - 1; length > 0; length--) {
      const tail = words.slice(length);
      const rest = after.slice(0, after.length - tail.length);
      const head = after.endsWith(tail) ? findNearest(rest, words.slice(0, length), at) : undefined;
      if (head === undefined) continue;
      const cut = head + length;
      return shift(rest.slice(0, cut) + tail + rest.slice(cut), head);
    }
  }
  const start = mapOffset(before.text, after, before.start);
  return {
    text: after,
    start,
    end: mapOffset(before.text, after, before.end),
    phrase: { words: '', at: start },
  };
}

/**
 * Maps an offset from a text to a changed version of it. Text that was inserted exactly at the offset comes
 * after it: of two people who type at the same position, each writes before the other's text.
 */
export function mapOffset(before: string, after: string, place: number): number {
  const { start, end } = findChangedPart(before, after);
  if (place <= start) return place;
  const moved = place + after.length - before.length;
  return place >= before.length - end ? moved : Math.min(place, after.length - end);
}

/** Length of the common prefix of two texts and, of the rest, of the common suffix. */
export function findChangedPart(before: string, after: string): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end };
}

/** Offset of the occurrence nearest to a position; undefined when there is none. */
function findNearest(text: string, words: string, place: number): number | undefined {
  const earlier = text.lastIndexOf(words, place);
  const later = text.indexOf(words, place);
  if (earlier === -1 || later === -1) return earlier === later ? undefined : Math.max(earlier, later);
  return place - earlier <= later - place ? earlier : later;
}
