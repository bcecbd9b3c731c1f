import { canonicalizeLanguage, initialLanguage } from '../../content/language.ts';
import { readText } from '../../content/read-field.ts';
import { getVisibleText } from '../../content/visible-text.ts';

/**
 * Returns the language of the content from Site settings, as a canonical BCP 47 tag; that of a new lake where they name none or
 * no valid one.
 */
export function readLanguage(settings: unknown): string {
  return canonicalizeLanguage(getVisibleText(readText(settings, 'language') ?? '')) ?? initialLanguage;
}

/**
 * Returns the locales for `Intl`. Without the second one, a language that it does not have is formatted and sorted in that of the
 * machine, so differently by server and browser.
 */
export function getLocales(language: string): string[] {
  return [language, initialLanguage];
}
