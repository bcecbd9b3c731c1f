import { siteFactFields } from '../../schemas/placeholders.ts';
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

const placeholder = new RegExp(`\\{(${Object.keys(siteFactFields).join('|')})\\}`, 'g');

/**
 * A copy of `value` in which every string says the facts where the editors wrote their placeholders. A fact that is
 * missing leaves nothing behind, so that no visitor reads a placeholder. A link that leads where no page may lead is
 * null: see `safeLink`.
 */
export function withSiteFacts<Value>(value: Value, facts: SiteFacts): Value {
  const known = new Map<string, string | null>(Object.entries(facts));
  const fill = (text: string) => text.replace(placeholder, (_whole, name: string) => known.get(name) ?? '');
  // The copy has the shape of the original: only the insides of strings differ, which types do not see. That a field
  // of content may be null they all say.
  return fillIn(value, fill) as Value;
}

function fillIn(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((item) => fillIn(item, fill));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillInField(key, item, fill)]),
    );
  }
  return value;
}

function fillInField(name: string, value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string' && isLinkField(name)) return safeLink(fill(value));
  return fillIn(value, fill);
}
