import { initialOf } from '../../ui/initial-of.ts';
import type { OrganizationEntry } from './organizations-query.ts';

export interface LetterGroup {
  letter: string;
  entries: OrganizationEntry[];
}

// The language is fixed, so that server and browser sort alike.
const collator = new Intl.Collator('en', { numeric: true });

/** The entries in the order of the alphabet, by first letter without its accent: the letters that occur, each once. */
export function alphabetOf(entries: readonly OrganizationEntry[]): LetterGroup[] {
  const groups = new Map<string, OrganizationEntry[]>();
  const sorted = [...entries].sort((one, other) => collator.compare(one.name.trim(), other.name.trim()));
  for (const entry of sorted) {
    const letter = initialOf(entry.name.normalize('NFD'));
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, group]) => ({ letter, entries: group }));
}
