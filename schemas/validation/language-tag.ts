import type { StringRule } from '@sanity/types';
import { canonicalLanguage } from '../language.ts';

/**
 * Reports a text that is not the tag of a known language (BCP 47); true when it is one, or absent. `fallback: 'none'` finds tags
 * of the right form that no language has, such as 'sp' or 'english'.
 */
export function describeLanguage(tag: string | undefined): string | true {
  if (!tag) return true;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const canonical = canonicalLanguage(tag);
  // The language, script and region: `of` takes no extensions.
  if (canonical && names.of(new Intl.Locale(canonical).baseName)) return true;
  return `“${tag}” is not the code of a language. Write one such as en for English or es for Spanish, or with a country, such as es-MX.`;
}

/** Requires the tag of a known language. */
export function requiredLanguage(rule: StringRule): StringRule[] {
  const message = 'The language is missing. Type its code, such as en for English or es for Spanish.';
  return [rule.required().error(message), rule.custom<string>(describeLanguage)];
}
