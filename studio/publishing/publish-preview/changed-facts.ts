import { siteFactFields } from '../../../schemas/placeholders.ts';
import type { SiteFacts } from '../../../web/content/site-facts.ts';
import { isObject } from '../read-value.ts';

/** A placeholder value, such as the product name, that a draft of Site settings changes. */
export interface ChangedFact {
  /** Field name in Site settings. */
  field: string;
  before: string;
  after: string;
}

const names = Object.keys(siteFactFields).filter(
  (name): name is keyof typeof siteFactFields => name in siteFactFields,
);

/** The placeholder values that differ. */
export function changedFacts(before: SiteFacts, after: SiteFacts): ChangedFact[] {
  return names
    .map((name) => ({ field: siteFactFields[name], before: before[name] ?? '', after: after[name] ?? '' }))
    .filter((fact) => fact.before !== fact.after);
}

/** Number of texts inside a value that contain the placeholder of a fact. */
export function countFact(value: unknown, { field }: ChangedFact): number {
  const name = names.find((candidate) => siteFactFields[candidate] === field);
  if (name === undefined) return 0;
  return countTexts(value, `{${name}}`);
}

function countTexts(value: unknown, part: string): number {
  if (typeof value === 'string') return value.includes(part) ? 1 : 0;
  const parts: unknown[] = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return parts.reduce<number>((count, item) => count + countTexts(item, part), 0);
}
