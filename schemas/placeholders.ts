/**
 * What copy says about the product and its publisher by a placeholder, such as `{product}` (spec, first lines):
 * the placeholder's name, and the field of Site settings that it stands for.
 */
export const siteFactFields = {
  product: 'productName',
  organization: 'organizationName',
  address: 'organizationAddress',
  email: 'contactEmail',
} as const;

/** What single places fill in besides: the agent's domain in a headline, its name beside its video. */
const localPlaceholders = ['domain', 'agent'] as const;

const factNames = Object.keys(siteFactFields);
const known: ReadonlySet<string> = new Set([...factNames, ...localPlaceholders].map((name) => `{${name}}`));

/** How many letters may be wrong, missing or too many in a placeholder that was meant. */
const SLIPS = 3;

/** The words in braces that the site does not fill in, so that a visitor would read them with their braces. */
export function unknownPlaceholders(text: string): string[] {
  return (text.match(/\{[^{}]*\}/g) ?? []).filter((found) => !known.has(found));
}

/** Says which word in braces the site does not know, and which one was probably meant; true when all are known. */
export function describePlaceholders(text: unknown): string | true {
  const [unknown] = typeof text === 'string' ? unknownPlaceholders(text) : [];
  if (unknown === undefined) return true;
  const meant = nearestPlaceholder(unknown);
  const mend = meant
    ? `Did you mean ${meant}? Write it exactly so, in small letters.`
    : `Write the words themselves, or one that it knows: ${listOf(factNames.map((name) => `{${name}}`))}.`;
  return `The site does not know ${unknown}, so visitors would read it as it stands, braces and all. ${mend}`;
}

function listOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function nearestPlaceholder(unknown: string): string | undefined {
  const written = unknown.toLowerCase().replaceAll(/\s/g, '');
  const [nearest] = [...known]
    .map((name) => ({ name, slips: slipsBetween(written, name) }))
    .filter(({ slips }) => slips <= SLIPS)
    .sort((one, other) => one.slips - other.slips);
  return nearest?.name;
}

/** How many letters must be changed, added or taken away to make one word of the other (Levenshtein's distance). */
function slipsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const changed = (above[column] ?? 0) + (letter === wanted ? 0 : 1);
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
