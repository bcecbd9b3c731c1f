import { expect, it } from 'vitest';
import { countColumns } from './grid.tsx';

it.each([
  [2, 2, 2],
  [3, 3, 3],
  [4, 2, 4],
  [5, 3, 3],
  [6, 3, 3],
  [7, 3, 4],
  [8, 3, 4],
  [9, 3, 3],
  [12, 3, 4],
])('%i cards use %i of three columns, %i of four', (count, ofThree, ofFour) => {
  expect(countColumns(count, 3)).toBe(ofThree);
  expect(countColumns(count, 4)).toBe(ofFour);
});
