import { type Content, type Path, type PlacedText, valuesOf } from './dataset.ts';
import { excerpt, type Finding, findingAt, placeName } from './finding.ts';

/** How many words in a row two texts of a kind may not share. */
const RUN = 5;

const kinds = ['problem', 'impact', 'solution', 'deliverable'] as const;
type Kind = (typeof kinds)[number];

/** Which fields hold texts of a kind; an issue is a problem by another name. */
const kindOfField: Readonly<Record<string, Kind>> = {
  problem: 'problem',
  issue: 'problem',
  impact: 'impact',
  solution: 'solution',
  deliverables: 'deliverable',
};

/** No problem, impact, solution or deliverable may be used twice, nor share five words in a row with another one. */
export function checkOriginality(content: Content): Finding[] {
  const texts = content.flatMap(valuesOf).flatMap((place) => {
    const { value } = place;
    const kind = typeof value === 'string' ? kindOf(place.path) : undefined;
    return typeof value === 'string' && kind ? [{ ...place, value, kind }] : [];
  });
  return kinds.flatMap((kind) =>
    compare(
      texts.filter((text) => text.kind === kind),
      kind,
    ),
  );
}

function kindOf(path: Path): Kind | undefined {
  const field = path.findLast((step) => typeof step === 'string');
  // What stands above a problem is no problem.
  if (path.some((step) => typeof step === 'string' && step.endsWith('Labels'))) return undefined;
  // The title of a problem card is its problem, spec section 3.
  if (field === 'title' && path.includes('problemCards')) return 'problem';
  return field === undefined ? undefined : kindOfField[field];
}

function compare(texts: readonly PlacedText[], kind: Kind): Finding[] {
  const whole = new Map<string, PlacedText>();
  const runs = new Map<string, PlacedText>();
  const findings: Finding[] = [];
  for (const text of texts) {
    const words = wordsOf(text.value);
    const twin = whole.get(words.join(' '));
    if (twin) {
      findings.push(findingAt(text, usedTwice(kind, twin)));
      continue;
    }
    whole.set(words.join(' '), text);
    const shared = runsOf(words).find((run) => runs.has(run));
    const other = shared === undefined ? undefined : runs.get(shared);
    if (shared !== undefined && other) findings.push(findingAt(text, sharesWords(kind, shared, other)));
    for (const run of runsOf(words)) if (!runs.has(run)) runs.set(run, text);
  }
  return findings;
}

function usedTwice(kind: Kind, twin: PlacedText): string {
  return `The same ${kind} is also at ${placeName(twin)}. Each may be read in one place only: write a different one here, or there.`;
}

function sharesWords(kind: Kind, words: string, other: PlacedText): string {
  return `The words “${words}” are also in a ${kind} at ${placeName(other)}: “${excerpt(other.value)}” Say it differently in one of the two places.`;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function runsOf(words: readonly string[]): string[] {
  const count = Math.max(0, words.length - RUN + 1);
  return Array.from({ length: count }, (_, start) => words.slice(start, start + RUN).join(' '));
}
