import { expect, it } from 'vitest';
import { makeAlphabet } from './alphabet.ts';

const getLetters = (...names: string[]) => lettersIn('en', ...names);

const lettersIn = (language: string, ...names: string[]) =>
  makeAlphabet(
    names.map((name, index) => ({ id: String(index), number: index + 1, name, description: '', agents: [] })),
    language,
  ).map(({ letter, entries }) => [letter, entries.map(({ name }) => name)]);

it('has every letter once, ignoring accents', () => {
  expect(getLetters('Écoles', 'Zoos', 'Elder care', 'Early learning', 'élan')).toEqual([
    ['E', ['Early learning', 'Écoles', 'élan', 'Elder care']],
    ['Z', ['Zoos']],
  ]);
});

it('has every letter once when another one sorts equally, and when numbers sort by value', () => {
  const letters = getLetters('Aa', 'Æon', 'Az', '2 houses', '10 houses', '20 houses').map(
    ([letter]) => letter,
  );
  expect(letters).toHaveLength(new Set(letters).size);
});

it('ignores spaces before a name', () => {
  expect(getLetters('Arts', ' Museums', 'Libraries').map(([letter]) => letter)).toEqual(['A', 'L', 'M']);
});

it('keeps surrogate pairs', () => {
  expect(getLetters('🏠 Shelters')).toEqual([['🏠', ['🏠 Shelters']]]);
});

it('sorts as in the language of the site', () => {
  const names = ['Ñandú', 'Nz'];
  expect(lettersIn('en', ...names)).toEqual([['N', ['Ñandú', 'Nz']]]);
  expect(lettersIn('es', ...names)).toEqual([
    ['N', ['Nz']],
    ['Ñ', ['Ñandú']],
  ]);
  expect(lettersIn('sv', 'Öland', 'Zoo', 'Écoles', 'Arbete').map(([letter]) => letter)).toEqual([
    'A',
    'E',
    'Z',
    'Ö',
  ]);
});
