import { expect, it } from 'vitest';
import { anchorIds, namedIds } from './anchor-ids.ts';

it('makes ids of the words of a text', () => {
  expect(anchorIds(['Your rights', '  What we “see”, & when? ', 'The website’s server', 'Café'])).toEqual([
    'your-rights',
    'what-we-see-when',
    'the-websites-server',
    'cafe',
  ]);
});

it('keeps every id unique, also beside those of the site’s frame', () => {
  expect(anchorIds(['Changes', 'Changes 2', 'Changes', 'Changes', 'Content'])).toEqual([
    'changes',
    'changes-2',
    'changes-3',
    'changes-4',
    'content-2',
  ]);
});

it('gives no id that the page has besides', () => {
  expect(anchorIds(['Results', 'Results'], ['results'])).toEqual(['results-2', 'results-3']);
});

it('makes ids of the names of a row, as of any text, and of the numbers of others', () => {
  expect(namedIds('pillar', ['The user’s voice', 'Café', '', '2', 'Cafe', 'Content'])).toEqual([
    'pillar-the-users-voice',
    'pillar-cafe',
    'pillar-3',
    'pillar-4',
    'pillar-5',
    'pillar-content',
  ]);
});

it('has an id for a text without letters, and for other scripts', () => {
  expect(anchorIds(['', '???', 'Права'])).toEqual(['part', 'part-2', 'права']);
});
