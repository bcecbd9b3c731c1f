import { expect, it } from 'vitest';
import { findTextPath } from './find-text.ts';

const agent = {
  _id: 'agent-tara',
  _type: 'agent',
  name: 'Tara',
  avatarAssets: { words: 'Late returns bring daily penalties.' },
  description: 'Keeps the books, and pays no penalties',
  expertise: ['Form 990', 'Payroll'],
  priorityData: { critical: [{ _key: 'a' }, { _key: 'b', impact: 'Late returns bring daily\npenalties.' }] },
  body: [
    { _type: 'block', _key: 'p', children: [{ _type: 'span', text: 'We collect ' }, { text: 'nothing.' }] },
  ],
  notes: ['They don’t lose -5 % at the Café', '財団の資金調達'],
};

it('finds a phrase at any depth', () => {
  expect(findTextPath(agent, 'Daily penalties')).toEqual([
    'priorityData',
    'critical',
    { _key: 'b' },
    'impact',
  ]);
  expect(findTextPath(agent, 'form 990')).toEqual(['expertise', 0]);
  expect(findTextPath(agent, 'collect nothing')).toEqual(['body', { _key: 'p' }]);
});

it.each(['“collect nothing”', '"collect nothing"', 'collect noth', '-collect'])(
  'finds a paragraph by %s',
  (search) => {
    expect(findTextPath(agent, search)).toEqual(['body', { _key: 'p' }]);
  },
);

it.each(["don't lose", '-5', 'cafe', 'Cafe\u0301'])('finds a text in another spelling: %s', (search) => {
  expect(findTextPath(agent, search)).toEqual(['notes', 0]);
});

it('finds the inside of a word in scripts without spaces', () => {
  expect(findTextPath(agent, '資金')).toEqual(['notes', 1]);
});

it('finds the first text with all words when none contains the phrase', () => {
  expect(findTextPath(agent, 'penalties books')).toEqual(['description']);
});

it('finds nothing for the document’s name, for text that does not occur, and for an empty search', () => {
  expect(findTextPath(agent, 'tara')).toBeUndefined();
  expect(findTextPath(agent, 'books payroll')).toBeUndefined();
  expect(findTextPath(agent, 'agent-tara')).toBeUndefined();
  expect(findTextPath(agent, '  ')).toBeUndefined();
  expect(findTextPath(undefined, 'tara')).toBeUndefined();
});
