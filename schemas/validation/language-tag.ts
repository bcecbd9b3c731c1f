import type { StringRule } from '@sanity/types';
import { canonicalizeLanguage } from '../../content/language.ts';

/** Scripts that are written from right to left, in which the site's pages are not laid out. */
const RIGHT_TO_LEFT = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/**
 * Reports a text that is not the tag of a known language (BCP 47); true when it is one, or absent. `fallback: 'none'` finds tags
 * of the right form that no language has, such as 'sp' or 'english'.
 */
export function describeLanguage(tag: string | undefined): string | true {
  if (!tag) return true;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const canonical = canonicalizeLanguage(tag);
  const locale = canonical === undefined ? undefined : new Intl.Locale(canonical);
  // The language, script and region: `of` takes no extensions.
  const name = locale && names.of(locale.baseName);
  if (name && RIGHT_TO_LEFT.has(locale.maximize().script ?? ''))
    return `${name} is written from right to left, and the site’s pages are laid out from left to right only.`;
  if (name) return true;
  return `“${tag}” is not the code of a language. Write one such as en for English or es for Spanish, or with a country, such as es-MX.`;
}

/** Requires the tag of a known language. */
export function requireLanguage(rule: StringRule): StringRule[] {
  const message = 'The language is missing. Type its code, such as en for English or es for Spanish.';
  return [rule.required().error(message), rule.custom<string>(describeLanguage)];
}
