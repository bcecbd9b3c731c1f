import { describe, expect, it } from 'vitest';
import { partsOf } from './building-parts.ts';

const idsOf = (names: (string | null)[]) => partsOf('capstone', names).map(({ id }) => id);

describe('the address of a part', () => {
  it.each([
    ['Finished work', 'capstone-finished-work'],
    ['  Décisions, with reasons! ', 'capstone-decisions-with-reasons'],
    ['基盤', 'capstone-基盤'],
  ])('of %s is made of its name', (name, id) => {
    expect(idsOf([name])).toEqual([id]);
  });

  it('is the number where the name is missing, says nothing, or is taken', () => {
    expect(idsOf(['Work', null, '…', 'work', '2'])).toEqual([
      'capstone-work',
      'capstone-2',
      'capstone-3',
      'capstone-4',
      'capstone-5',
    ]);
  });
});

it('gives a part without a name its number to be known by', () => {
  expect(partsOf('pillar', ['Agentic', ' ', null]).map(({ title }) => title)).toEqual(['Agentic', '2', '3']);
});
