import { describe, expect, it } from 'vitest';
import { listParts } from './building-parts.ts';

const listIds = (names: (string | null)[]) => listParts('capstone', names).map(({ id }) => id);

describe('the id of a part', () => {
  it.each([
    ['Finished work', 'capstone-finished-work'],
    ['  Décisions, with reasons! ', 'capstone-decisions-with-reasons'],
    ['基盤', 'capstone-基盤'],
  ])('of %s is made from its name', (name, id) => {
    expect(listIds([name])).toEqual([id]);
  });

  it('is its number when the name is missing, has no letters, or is a duplicate', () => {
    expect(listIds(['Work', null, '…', 'work', '2'])).toEqual([
      'capstone-work',
      'capstone-2',
      'capstone-3',
      'capstone-4',
      'capstone-5',
    ]);
  });
});

it('uses the number as the title of a part without a name', () => {
  expect(listParts('pillar', ['Agentic', ' ', null]).map(({ title }) => title)).toEqual([
    'Agentic',
    '2',
    '3',
  ]);
});
