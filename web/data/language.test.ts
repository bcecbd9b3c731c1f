import { expect, it } from 'vitest';
import { readLanguage } from './language.ts';

it.each([
  ['es', 'es'],
  ['es-mx', 'es-MX'],
  [' es\u200B', 'es'],
])('reads %j as %s, as Intl writes it', (language, tag) => {
  expect(readLanguage({ language })).toBe(tag);
});

it.each([undefined, null, {}, { language: '' }, { language: 'es_MX' }, { language: 7 }])(
  'is the language of a new lake when Site settings name none: %j',
  (settings) => {
    expect(readLanguage(settings)).toBe('en');
  },
);
