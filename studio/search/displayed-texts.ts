import { type SiteFacts, siteFactsProjection, withSiteFacts } from '../../web/content/site-facts.ts';

/** What the site puts in the place of the words in braces. */
export interface SiteWords {
  facts: SiteFacts;
  agents: readonly { name: string | null; domain: string | null }[];
}

/** Reads `SiteWords`. */
export const SITE_WORDS_QUERY = `{"facts": coalesce(*[_id == "siteSettings"][0]${siteFactsProjection}, {}), "agents": *[_type == "agent"]{name, domain}}`;

/** What a text says on the site: once as a rule, and once for each agent where it names one by a placeholder. */
export function displayedTexts(text: string, words: SiteWords | undefined): string[] {
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
