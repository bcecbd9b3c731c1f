import { isUnfilledFact, siteFactFields } from '../../schemas/placeholders.ts';
import { isLinkField, safeLink } from './safe-link.ts';

/** The facts by the names of their placeholders; null for what nobody filled in. */
export type SiteFacts = Partial<Record<keyof typeof siteFactFields, string | null>>;

/** Reads `SiteFacts` off the Site settings, as a GROQ projection. */
export const siteFactsProjection = `{${Object.entries(siteFactFields)
  .map(([name, field]) => `"${name}": ${field}`)
  .join(', ')}}`;

/** The query that `fetchContent` sends for a query: its result as `content`, and the facts that its texts need. */
export function withFactsOf(query: string): string {
  // The line break ends a comment that the query may end with.
  return `{"content": ${query}\n, "facts": *[_id == "siteSettings"][0]${siteFactsProjection}}`;
}

/** The names of the facts of the publisher that nobody filled in yet, or that are still what Site settings starts with. */
export function missingFacts(facts: SiteFacts): string[] {
  return Object.keys(siteFactFields).filter((name) => {
    const fact = new Map<string, string | null>(Object.entries(facts)).get(name);
    return name !== 'product' && (!fact || isUnfilledFact(fact));
  });
}

/**
 * A copy of `value` in which every string says the facts where the editors wrote their placeholders. No visitor reads a
 * placeholder, or half a sentence: where a fact of the publisher is missing, the sentence that names it is left out, and of a
 * text with links the paragraph. A link that leads where no page may lead is null: see `safeLink`.
 */
export function withSiteFacts<Value>(value: Value, facts: SiteFacts): Value {
  // The copy has the shape of the original: only the insides of strings and the length of texts differ, which types do
  // not see. That a field of content may be null they all say.
  return fillIn(value, createFilling(facts)) as Value;
}

interface Filling {
  fill: (text: string) => string;
  /** Whether a text names a fact that is missing. */
  namesMissing: (text: string) => boolean;
  /** Whether a text is such a fact itself, as a query reads it off Site settings. */
  isMissing: (text: string) => boolean;
}

function createFilling(facts: SiteFacts): Filling {
  const known = new Map<string, string | null>(Object.entries(facts));
  const missing = missingFacts(facts);
  const starting = new Set(missing.map((name) => known.get(name)).filter(Boolean));
  const isNamed = missing.length > 0 ? new RegExp(`\\{(${missing.join('|')})\\}`) : undefined;
  const namesMissing = (text: string) => isNamed?.test(text) ?? false;
  const placeholder = new RegExp(`\\{(${Object.keys(siteFactFields).join('|')})\\}`, 'g');
  const fill = (text: string) =>
    withoutSentences(text, namesMissing).replace(
      placeholder,
      (_whole, name: string) => known.get(name) ?? '',
    );
  return { fill, namesMissing, isMissing: (text) => starting.has(text) };
}

/** The text without those of its sentences for which the function is true. */
function withoutSentences(text: string, isLeftOut: (sentence: string) => boolean): string {
  if (!isLeftOut(text)) return text;
  const paragraphs = text.split('\n\n').map((paragraph) =>
    paragraph
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !isLeftOut(sentence))
      .join(' '),
  );
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

function fillIn(value: unknown, filling: Filling): unknown {
  if (typeof value === 'string') return filling.isMissing(value) ? null : filling.fill(value);
  if (Array.isArray(value)) {
    return value.filter((item) => !isLeftOut(item, filling)).map((item) => fillIn(item, filling));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillInField(key, item, filling)]),
    );
  }
  return value;
}

function fillInField(name: string, value: unknown, filling: Filling): unknown {
  if (typeof value !== 'string' || !isLinkField(name)) return fillIn(value, filling);
  return filling.namesMissing(value) ? null : safeLink(filling.fill(value));
}

/** Whether a paragraph of Portable Text names a fact that is missing, in its words or by a link. */
function isLeftOut(item: unknown, { namesMissing }: Filling): boolean {
  const isBlock = typeof item === 'object' && item !== null && '_type' in item && item._type === 'block';
  return isBlock && namesMissing(JSON.stringify(item));
}
