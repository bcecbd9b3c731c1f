import { type Content, ofType, valueAt } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';

/** Minimum and maximum number of words in an agent's introduction. */
const MIN_WORDS = 35;
const MAX_WORDS = 60;

/** Reports introductions that do not give the agent's name in the first person, or are too short or too long. */
export function checkIntroductions(content: Content): Finding[] {
  return ofType(content, 'agent').flatMap((document) => {
    const value = valueAt(document, 'voice.introText');
    const place = { document, path: ['voice', 'introText'], value };
    if (typeof value !== 'string') {
      return [findingAt(place, `The agent has nothing to say. Write ${MIN_WORDS} to ${MAX_WORDS} words.`)];
    }
    const words = value.trim().split(/\s+/).length;
    const name = String(document.name);
    return [
      ...(words < MIN_WORDS || words > MAX_WORDS ? [findingAt(place, describeLength(words))] : []),
      ...(value.includes(name)
        ? []
        : [findingAt(place, `The agent does not say its name. Add “I’m ${name}”.`)]),
      ...(/\b(I|I’m|my)\b/.test(value)
        ? []
        : [findingAt(place, 'The agent speaks about itself as “I”. Write it in the first person.')]),
    ];
  });
}

function describeLength(words: number): string {
  const mend =
    words < MIN_WORDS ? `Add at least ${MIN_WORDS - words}` : `Take out at least ${words - MAX_WORDS}`;
  return `The introduction has ${words} words; ${MIN_WORDS} to ${MAX_WORDS} are pleasant to hear. ${mend}.`;
}
