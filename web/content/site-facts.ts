import { withoutControlCharacters } from '../../schemas/control-characters.ts';
import { isUnfilledFact, siteFactFields } from '../../schemas/placeholders.ts';
import { isLinkField, safeLink } from './safe-link.ts';

/** The facts by the names of their placeholders; null if not filled in. */
export type SiteFacts = Partial<Record<keyof typeof siteFactFields, string | null>>;

/** GROQ projection of `SiteFacts` from Site settings. */
export const siteFactsProjection = `{${Object.entries(siteFactFields)
  .map(([name, field]) => `"${name}": ${field}`)
  .join(', ')}}`;

/** Wraps a query so that one request returns its result as `content` together with the facts for its placeholders. */
export function withFactsOf(query: string): string {
  // The line break ends a comment at the end of the query.
  return `{"content": ${query}\n, "facts": *[_id == "siteSettings"][0]${siteFactsProjection}}`;
}

/** Returns the names of the publisher's facts that are empty or still have the initial value of Site settings. */
export function missingFacts(facts: SiteFacts): string[] {
  return Object.keys(siteFactFields).filter((name) => {
    const fact = new Map<string, string | null>(Object.entries(facts)).get(name);
    return name !== 'product' && (!fact || isUnfilledFact(fact));
  });
}

/**
 * Returns a copy of `value` with the placeholders in all strings replaced by the facts. When a fact of the publisher is missing,
 * the sentence with its placeholder is removed, or the whole paragraph of a text with links. Links with unsafe targets become
 * null: see `safeLink`. Control characters, which other programs leave in a text, never reach a visitor.
 */
export function withSiteFacts<Value>(value: Value, facts: SiteFacts): Value {
  // The copy has the type of the original: only the contents of strings and the length of texts differ, and all content fields
  // may be null.
  return fillIn(value, createFilling(facts)) as Value;
}

interface Filling {
  fill: (text: string) => string;
  /** Whether a text contains the placeholder of a missing fact. */
  namesMissing: (text: string) => boolean;
  /** Whether a text is the initial value of such a fact, as a query reads it from Site settings. */
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
    withoutSentences(withoutControlCharacters(text), namesMissing).replace(
      placeholder,
      (_whole, name: string) => known.get(name) ?? '',
    );
  return { fill, namesMissing, isMissing: (text) => starting.has(text) };
}

/** Removes the sentences for which the function returns true. */
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

/** Whether a Portable Text block contains the placeholder of a missing fact, in its text or in a link. */
function isLeftOut(item: unknown, { namesMissing }: Filling): boolean {
  const isBlock = typeof item === 'object' && item !== null && '_type' in item && item._type === 'block';
  return isBlock && namesMissing(JSON.stringify(item));
}
