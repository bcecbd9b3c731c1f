import { type Content, ofType, valueAt } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';

/** Words an agent speaks when it introduces itself. */
const SHORTEST = 35;
const LONGEST = 60;

/** Each agent introduces itself by name, in a length that is pleasant to hear. */
export function checkIntroductions(content: Content): Finding[] {
  return ofType(content, 'agent').flatMap((document) => {
    const value = valueAt(document, 'voice.introText');
    const place = { document, path: ['voice', 'introText'], value };
    if (typeof value !== 'string') {
      return [findingAt(place, `The agent has nothing to say. Write ${SHORTEST} to ${LONGEST} words.`)];
    }
    const words = value.trim().split(/\s+/).length;
    const name = String(document.name);
    return [
      ...(words < SHORTEST || words > LONGEST ? [findingAt(place, describeLength(words))] : []),
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
  const mend = words < SHORTEST ? `Add at least ${SHORTEST - words}` : `Take out at least ${words - LONGEST}`;
  return `The introduction has ${words} words; ${SHORTEST} to ${LONGEST} are pleasant to hear. ${mend}.`;
}
