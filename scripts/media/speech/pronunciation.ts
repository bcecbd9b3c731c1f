/** A word as it is shown, and as it is said. */
export type SpeakableWord = { shown: string; spoken: string };

/** What the synthesiser says wrong when it reads it as it is written. */
const pronunciations: readonly (readonly [RegExp, string])[] = [
  [/&/g, ' and '],
  [/[<>{}|[\]]/g, ' '],
  [/\bHR\b/g, 'H R'],
  [/\bAI\b/g, 'A I'],
  [/\bIRS\b/g, 'I R S'],
  [/\bdemo\b/g, 'demmo'],
];

/**
 * Splits a text into its words, each with the form that is handed to the synthesiser.
 * A sign that is not said, as a dash between spaces, keeps to the word before it.
 */
export function speakableWords(text: string): SpeakableWord[] {
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
