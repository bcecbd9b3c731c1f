import { Text } from '@sanity/ui';
import { listMissingFacts, type SiteFacts, siteFactsProjection } from '../../content/site-facts.ts';
import { useSharedQuery } from '../shared/use-shared-query.ts';
import { splitByPlaceholder } from './placeholder-parts.ts';

/** Shows a text with placeholders such as `{product}` as visitors read it, with the inserted parts in bold. */
export function PlaceholderPreview({ text }: { text: string }) {
  const facts = useSiteFacts();
  return facts ? <FilledText text={text} facts={facts} /> : <span />;
}

/** Renders a text with its inserted parts, as a line below the field. */
export function FilledText({ text, facts }: { text: string; facts: SiteFacts }) {
  const parts = splitByPlaceholder(text, facts);
  const missing = listMissingFacts(facts).filter((name) => text.includes(`{${name}}`));
  return (
    <Text size={1} muted style={{ flex: '1 1 24em', minWidth: 0 }}>
      Visitors read: “
      {parts.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other identity.
        part.isFilledIn ? <strong key={index}>{part.text}</strong> : part.text,
      )}
      ”
      {missing.length > 0 &&
        ` What names ${missing.map((name) => `{${name}}`).join(' or ')} is left out until Site settings says it.`}
    </Text>
  );
}

const QUERY = `*[_id == "siteSettings"][0]${siteFactsProjection}`;

/** The published values of placeholders such as `{product}`; undefined until they are loaded. */
export function useSiteFacts(): SiteFacts | undefined {
  const facts = useSharedQuery(QUERY, 'published');
  if (facts === undefined) return undefined;
  // The result of the projection above; null when Site settings were never published.
  return (facts ?? {}) as SiteFacts;
}
