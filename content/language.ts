/** The language of the content that a new lake begins with, as a BCP 47 tag. */
export const initialLanguage = 'en';

/** Returns a language tag in its canonical form, such as `es-MX` for `es-mx`; undefined for a text that has not the form of one. */
export function canonicalizeLanguage(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
