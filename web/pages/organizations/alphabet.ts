import { initialOf } from '../../ui/initial-of.ts';
import type { OrganizationEntry } from './organizations-query.ts';

interface LetterGroup {
  letter: string;
  entries: OrganizationEntry[];
}

/**
 * Groups the entries alphabetically by their first letter without accents; letters without entries are omitted. Sorts as in the
 * given language, so that server and browser have the same order.
 */
export function alphabetOf(entries: readonly OrganizationEntry[], language: string): LetterGroup[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const groups = new Map<string, OrganizationEntry[]>();
  const sorted = [...entries].sort((one, other) => collator.compare(one.name.trim(), other.name.trim()));
  for (const entry of sorted) {
    const letter = initialOf(entry.name.normalize('NFD'));
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, group]) => ({ letter, entries: group }));
}
