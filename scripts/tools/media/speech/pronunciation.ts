/** A word as it is displayed, and as it is spoken. */
export type SpeakableWord = { shown: string; spoken: string };

/** Words that the synthesiser mispronounces, with a respelling. */
const pronunciations: readonly (readonly [RegExp, string])[] = [
  [/&/g, ' and '],
  [/[<>{}|[\]]/g, ' '],
  [/\bHR\b/g, 'H R'],
  [/\bAI\b/g, 'A I'],
  [/\bIRS\b/g, 'I R S'],
  [/\bdemo\b/g, 'demmo'],
];

/**
 * Splits a text into words, each with the form for the synthesiser. Characters that are not spoken, such as a dash between spaces,
 * belong to the word before them.
 */
export function listSpeakableWords(text: string): SpeakableWord[] {
  const words: SpeakableWord[] = [];
  for (const shown of text.trim().split(/\s+/).filter(Boolean)) {
    const spoken = pronunciations
      .reduce((word, [pattern, said]) => word.replace(pattern, said), shown)
      .trim();
    const previous = words.at(-1);
    if (/[\p{L}\p{N}]/u.test(spoken)) words.push({ shown, spoken });
    else if (previous)
      words.splice(-1, 1, { shown: `${previous.shown} ${shown}`, spoken: `${previous.spoken} ${spoken}` });
  }
  return words;
}
