import { getLocales } from '../../data/language.ts';
import { getInitial } from '../../ui/drawings/get-initial.ts';
import type { OrganizationEntry } from './organizations-query.ts';

interface LetterGroup {
  letter: string;
  entries: OrganizationEntry[];
}

/**
 * Groups the entries alphabetically by their first letter; letters without entries are omitted. Sorts as in the given language, so
 * that server and browser have the same order. An accent is ignored unless the language sorts the letter by itself, such as Ö in
 * Swedish.
 */
export function makeAlphabet(entries: readonly OrganizationEntry[], language: string): LetterGroup[] {
  const locales = getLocales(language);
  const collator = new Intl.Collator(locales, { numeric: true });
  const letters = new Intl.Collator(locales, { sensitivity: 'base' });
  const groups = new Map<string, OrganizationEntry[]>();
  const sorted = [...entries].sort((one, other) => collator.compare(one.name.trim(), other.name.trim()));
  for (const entry of sorted) {
    const [written, plain] = [getInitial(entry.name), getInitial(entry.name.normalize('NFD'))];
    const letter = letters.compare(written, plain) === 0 ? plain : written;
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, group]) => ({ letter, entries: group }));
}
