import { expect, test } from 'vitest';
import { describeLanguage } from './language-tag.ts';

test.each(['en', 'es', 'es-MX', 'pt-br', 'zh-Hant', 'en-u-nu-thai', undefined])('accepts %s', (tag) => {
  expect(describeLanguage(tag)).toBe(true);
});

test.each(['English', 'sp', 'jp', 'es_MX', 'es-', 'en, es', ' '])(
  'refuses “%s” and gives examples',
  (tag) => {
    expect(describeLanguage(tag)).toMatch(
      /^“.+” is not the code of a language\. Write one such as en .+, such as es-MX\.$/,
    );
  },
);
