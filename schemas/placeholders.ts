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
export const localPlaceholders = ['domain', 'agent'] as const;

export type LocalPlaceholder = (typeof localPlaceholders)[number];

/**
 * Whether a fact of the publisher is still what Site settings starts with, or something like it: words in square brackets, an
 * address in .example. It is nothing that may be said to be true.
 */
export function isUnfilledFact(value: string): boolean {
  return /^\[.*\]$/s.test(value.trim()) || /\.example$/i.test(value.trim());
}

/** How many letters may be wrong, missing or too many in a placeholder that was meant. */
const SLIPS = 3;

/** The facts' placeholders, and those that a field fills in besides, in their braces. */
function placeholders(local: readonly LocalPlaceholder[]): string[] {
  return [...Object.keys(siteFactFields), ...local].map((name) => `{${name}}`);
}

/**
 * The words in braces that the site does not fill in, so that a visitor would read them with their braces. `local`
 * is what the text's field fills in besides the facts.
 */
export function unknownPlaceholders(text: string, local: readonly LocalPlaceholder[] = []): string[] {
  const known = placeholders(local);
  return (text.match(/\{[^{}]*\}/g) ?? []).filter((found) => !known.includes(found));
}

/** Says which word in braces the site does not know there, and which was probably meant; true when all are known. */
export function describePlaceholders(text: unknown, local: readonly LocalPlaceholder[] = []): string | true {
  const [unknown] = typeof text === 'string' ? unknownPlaceholders(text, local) : [];
  if (unknown === undefined) return true;
  const known = placeholders(local);
  const isOfOtherFields = placeholders(localPlaceholders).includes(unknown);
  const meant = isOfOtherFields ? undefined : nearest(unknown, known);
  const mend = meant
    ? `Did you mean ${meant}? Write it exactly like that, in lowercase.`
    : `Write the words themselves, or one that it knows: ${listOf(known)}.`;
  return `The site does not know ${unknown} here, so visitors would read it as it stands, braces and all. ${mend}`;
}

function listOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function nearest(unknown: string, known: readonly string[]): string | undefined {
  const written = unknown.toLowerCase().replaceAll(/\s/g, '');
  const [first] = known
    .map((name) => ({ name, slips: slipsBetween(written, name) }))
    .filter(({ slips }) => slips <= SLIPS)
    .sort((one, other) => one.slips - other.slips);
  return first?.name;
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
