import { expect, it } from 'vitest';
import { findSentence, findTextPath, matchesOnlyDisplayedText } from './find-text.ts';

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

const site = {
  facts: { product: 'Beacon' },
  agents: [
    { name: 'Tara', domain: 'Taxes' },
    { name: 'Neo', domain: 'Data' },
  ],
};
const page = { intro: { text: 'It is late. With {product} you hear it from {agent}.' }, title: 'Home' };

it('finds text with placeholders replaced, and the placeholders themselves', () => {
  for (const words of ['with beacon', 'from neo', 'from Tara', '{product}']) {
    expect(findTextPath(page, words, site), words).toEqual(['intro', 'text']);
  }
  expect(findTextPath(page, 'from Monet', site)).toBeUndefined();
  expect(findTextPath(page, 'beacon')).toBeUndefined();
});

it('detects a match that is only in the displayed text', () => {
  expect(matchesOnlyDisplayedText(page, 'Beacon', site)).toBe(true);
  expect(matchesOnlyDisplayedText(page, 'late', site)).toBe(false);
  expect(matchesOnlyDisplayedText(page, ' ', site)).toBe(false);
});

it('returns the displayed sentence, with the match marked', () => {
  expect(findSentence(page, 'beacon', site)).toEqual({
    before: 'With ',
    match: 'Beacon',
    after: ' you hear it from Tara.',
  });
  expect(findSentence(agent, 'pays no', site)?.match).toBe('pays no');
  expect(findSentence(page, 'hear late', site)).toMatchObject({ match: 'hear' });
  expect(findSentence(page, 'home', site)).toBeUndefined();
  expect(findSentence({ text: 'A text which has many words before its last one' }, 'last')).toEqual({
    before: '…many words before its ',
    match: 'last',
    after: ' one',
  });
});
