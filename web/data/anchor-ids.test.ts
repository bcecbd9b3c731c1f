import { expect, it } from 'vitest';
import { anchorIds, makeAnchorIds } from './anchor-ids.ts';

it('makes ids of the letters and digits of a text', () => {
  expect(anchorIds(['Your rights', '  What we “see”, & when? ', 'The website’s server', 'Café'])).toEqual([
    'your-rights',
    'what-we-see-when',
    'the-websites-server',
    'cafe',
  ]);
});

it('keeps every id unique, also beside those of the layout', () => {
  expect(anchorIds(['Changes', 'Changes 2', 'Changes', 'Changes', 'Content'])).toEqual([
    'changes',
    'changes-2',
    'changes-3',
    'changes-4',
    'content-2',
  ]);
});

it('avoids ids that the page uses elsewhere', () => {
  expect(anchorIds(['Results', 'Results'], ['results'])).toEqual(['results-2', 'results-3']);
});

it('makes ids of the names of a row, and uses the position of items without a usable name', () => {
  expect(makeAnchorIds('pillar', ['The user’s voice', 'Café', '', '2', 'Cafe', 'Content'])).toEqual([
    'pillar-the-users-voice',
    'pillar-cafe',
    'pillar-3',
    'pillar-4',
    'pillar-5',
    'pillar-content',
  ]);
});

it('makes an id of a text without letters, and of other scripts', () => {
  expect(anchorIds(['', '???', 'Права'])).toEqual(['part', 'part-2', 'права']);
});
