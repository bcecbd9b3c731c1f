import { describe, expect, test } from 'vitest';
import { checkFigures } from './figures.ts';

const claims = (label: string) => ({
  _id: 'platform',
  _type: 'platform',
  claims: [
    { _type: 'statistic', _key: 'a', value: '80%', label },
    { _type: 'statistic', _key: 'b', value: '150%', label: 'planned' },
    { _type: 'statistic', _key: 'c', value: '200%', label: 'planned' },
  ],
});
const adviceOf = (...documents: { _id: string; _type: string }[]) =>
  checkFigures(documents).map(({ advice }) => advice);

test('each figure once, and planned, is fine', () => {
  expect(adviceOf(claims('time savings, planned'))).toEqual([]);
});

test('a figure stated as a fact is found', () => {
  expect(adviceOf(claims('time savings'))).toEqual([
    'The figure 80% is stated as a fact. Call it a planned target in this text.',
  ]);
});

test('a figure below the word “Target” is fine', () => {
  const below = (claimsLabel: string) => adviceOf(Object.assign(claims('time savings'), { claimsLabel }));
  expect(below('Target')).toEqual([]);
  expect(below('Result')).not.toEqual([]);
});

test('a figure in a second place is found, another number that ends like it is not', () => {
  const page = { _id: 'aboutPage', _type: 'aboutPage', intro: 'Saves 80% of the time, not 180%.' };
  expect(adviceOf(claims('planned'), page)).toEqual([
    expect.stringMatching(/^The figure 80% is also at The platform › .+one place only/),
  ]);
});

test('a figure that is gone is missed', () => {
  const diana = { _id: 'agent-diana', _type: 'agent', name: 'Diana' };
  expect(adviceOf(claims('planned'), diana)).toEqual([
    'The target figure “98% data validity” is nowhere on the site. Put it back, once, as a planned target on a problem card, and let the page show the cards.',
  ]);
});

test('a figure that another document states than the one it belongs to is found', () => {
  const agents = [
    { _id: 'agent-diana', _type: 'agent', name: 'Diana' },
    {
      _id: 'agent-monet',
      _type: 'agent',
      name: 'Monet',
      solution: 'The planned target is 98% data validity.',
    },
  ];
  expect(adviceOf(...agents)).toContain(
    'The figure 98% data validity belongs to Diana (Agent). Move it there.',
  );
});

describe('a figure of a problem card', () => {
  const target = 'The planned target is 98% data validity.';
  const diana = (fields: object) => ({ _id: 'agent-diana', _type: 'agent', name: 'Diana', ...fields });
  const problemCards = [{ _type: 'problemCard', _key: 'a', solution: target }];

  test('is fine where the page shows the cards', () => {
    expect(adviceOf(claims('planned'), diana({ problemCards, impactView: 'cards' }))).toEqual([]);
    expect(adviceOf(claims('planned'), diana({ problemCards }))).toEqual([]);
  });

  test('is missed where the page shows something else', () => {
    expect(adviceOf(claims('planned'), diana({ problemCards, impactView: 'priorities' }))).toEqual([
      expect.stringMatching(/^The target figure “98% data validity” is nowhere on the site\./),
    ]);
  });

  test('is found in another text of its agent', () => {
    expect(adviceOf(claims('planned'), diana({ problemCards: [], solution: target }))).toEqual([
      'The figure 98% data validity belongs on a problem card. Move it to one.',
    ]);
  });
});
