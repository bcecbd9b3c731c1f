import { type SiteFacts, siteFactsProjection, withSiteFacts } from '../../web/content/site-facts.ts';

/** Values that the site inserts for placeholders. */
export interface PlaceholderValues {
  facts: SiteFacts;
  agents: readonly { name: string | null; domain: string | null }[];
}

/** Queries `PlaceholderValues`. */
export const PLACEHOLDER_VALUES_QUERY = `{"facts": coalesce(*[_id == "siteSettings"][0]${siteFactsProjection}, {}), "agents": *[_type == "agent"]{name, domain}}`;

/** Returns a text as the site displays it: one version, or one per agent for placeholders of agents. */
export function displayedTexts(text: string, words: PlaceholderValues | undefined): string[] {
  if (!words || !text.includes('{')) return [text];
  const filled = withSiteFacts(text, words.facts);
  return read(
    filled,
    '{agent}',
    words.agents.map(({ name }) => name),
  ).flatMap((reading) =>
    read(
      reading,
      '{domain}',
      words.agents.map(({ domain }) => domain),
    ),
  );
}

function read(text: string, placeholder: string, values: readonly (string | null)[]): string[] {
  if (!text.includes(placeholder)) return [text];
  return [...new Set(values)].map((value) => text.replaceAll(placeholder, () => value ?? ''));
}
