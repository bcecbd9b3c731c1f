import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';

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
};

it('finds the words one after the other, however deep they stand', () => {
  expect(findWords(agent, 'Daily penalties')).toEqual(['priorityData', 'critical', { _key: 'b' }, 'impact']);
  expect(findWords(agent, 'form 990')).toEqual(['expertise', 0]);
  expect(findWords(agent, 'collect nothing')).toEqual(['body', { _key: 'p' }]);
});

it('finds the first text with all the words where none has them one after the other', () => {
  expect(findWords(agent, 'penalties books')).toEqual(['description']);
});

it('leads nowhere for what the document is called, for what is in no text, and for nothing', () => {
  expect(findWords(agent, 'tara')).toBeUndefined();
  expect(findWords(agent, 'books payroll')).toBeUndefined();
  expect(findWords(agent, 'agent-tara')).toBeUndefined();
  expect(findWords(agent, '  ')).toBeUndefined();
  expect(findWords(undefined, 'tara')).toBeUndefined();
});
