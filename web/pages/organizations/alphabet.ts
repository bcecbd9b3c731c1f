import type { OrganizationEntry } from './organizations-content.ts';

export interface LetterGroup {
  letter: string;
  entries: OrganizationEntry[];
}

// The language is fixed, so that server and browser sort alike.
const collator = new Intl.Collator('en', { numeric: true });

/** The entries in the order of the alphabet, by first letter: the letters that occur, and no others. */
export function alphabetOf(entries: readonly OrganizationEntry[]): LetterGroup[] {
  const groups: LetterGroup[] = [];
  for (const entry of [...entries].sort((one, other) => collator.compare(one.name, other.name))) {
    const letter = entry.name.trim().charAt(0).toLocaleUpperCase('en');
    const last = groups.at(-1);
    if (last?.letter === letter) last.entries.push(entry);
    else groups.push({ letter, entries: [entry] });
  }
  return groups;
}
