import { expect, test } from 'vitest';
import { describeLanguage } from './language-tag.ts';

test.each(['en', 'es', 'es-MX', 'pt-br', 'zh-Hant', 'en-u-nu-thai', undefined])('accepts %s', (tag) => {
  expect(describeLanguage(tag)).toBe(true);
});

test.each([
  ['ar', 'Arabic'],
  ['he-IL', 'Hebrew (Israel)'],
  ['ur', 'Urdu'],
  ['az-Arab', 'Azerbaijani (Arabic)'],
])('refuses “%s”, since its pages would have to run from right to left', (tag, name) => {
  expect(describeLanguage(tag)).toBe(
    `${name} is written from right to left, and the site’s pages are laid out from left to right only.`,
  );
});

test.each(['English', 'sp', 'jp', 'es_MX', 'es-', 'en, es', ' '])(
  'refuses “%s” and gives examples',
  (tag) => {
    expect(describeLanguage(tag)).toMatch(
      /^“.+” is not the code of a language\. Write one such as en .+, such as es-MX\.$/,
    );
  },
);
