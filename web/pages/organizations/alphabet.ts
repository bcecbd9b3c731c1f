import { initialOf } from '../../ui/initial-of.ts';
import type { OrganizationEntry } from './organizations-query.ts';

export interface LetterGroup {
  letter: string;
  entries: OrganizationEntry[];
}

// A fixed language, so that server and browser sort in the same order.
const collator = new Intl.Collator('en', { numeric: true });

/** Groups the entries alphabetically by their first letter without accents; letters without entries are omitted. */
export function alphabetOf(entries: readonly OrganizationEntry[]): LetterGroup[] {
  const groups = new Map<string, OrganizationEntry[]>();
  const sorted = [...entries].sort((one, other) => collator.compare(one.name.trim(), other.name.trim()));
  for (const entry of sorted) {
    const letter = initialOf(entry.name.normalize('NFD'));
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, group]) => ({ letter, entries: group }));
}
