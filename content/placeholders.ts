import { distance } from 'fastest-levenshtein';

/**
 * Placeholders in copy for facts about the product and its publisher, such as `{product}`: the placeholder's
 * name, and the field of Site settings with its value.
 */
export const siteFactFields = {
  product: 'productName',
  organization: 'organizationName',
  address: 'organizationAddress',
  email: 'contactEmail',
  phone: 'contactPhone',
} as const;

/** Placeholders that only certain fields fill in: the agent's domain in a headline, its name beside its video. */
export const localPlaceholders = ['domain', 'agent'] as const;

export type LocalPlaceholder = (typeof localPlaceholders)[number];

/** Maximum edit distance at which a known placeholder is suggested. */
const MAX_DISTANCE = 3;

/** The facts' placeholders and the given local ones, in braces. */
function listPlaceholders(local: readonly LocalPlaceholder[]): string[] {
  return [...Object.keys(siteFactFields), ...local].map((name) => `{${name}}`);
}

/**
 * The placeholders in a text that the site does not fill in, so that visitors would see the braces. `local` are those that the
 * field fills in, other than the facts.
 */
export function findUnknownPlaceholders(text: string, local: readonly LocalPlaceholder[] = []): string[] {
  const known = listPlaceholders(local);
  return (text.match(/\{[^{}]*\}/g) ?? []).filter((found) => !known.includes(found));
}

/** Names the unknown placeholder and the one that was probably meant; true when all are known. */
export function describePlaceholders(text: unknown, local: readonly LocalPlaceholder[] = []): string | true {
  const [unknown] = typeof text === 'string' ? findUnknownPlaceholders(text, local) : [];
  if (unknown === undefined) return true;
  const known = listPlaceholders(local);
  const isOfOtherFields = listPlaceholders(localPlaceholders).includes(unknown);
  const meant = isOfOtherFields ? undefined : findNearestPlaceholder(unknown, known);
  const mend = meant
    ? `Did you mean ${meant}? Write it exactly like that, in lowercase.`
    : `Write the words themselves, or one that it knows: ${joinNames(known)}.`;
  return `The site does not know ${unknown} here, so visitors would read it as it stands, braces and all. ${mend}`;
}

function joinNames(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function findNearestPlaceholder(unknown: string, known: readonly string[]): string | undefined {
  const written = unknown.toLowerCase().replaceAll(/\s/g, '');
  const [first] = known
    .map((name) => ({ name, slips: distance(written, name) }))
    .filter(({ slips }) => slips <= MAX_DISTANCE)
    .sort((one, other) => one.slips - other.slips);
  return first?.name;
}
