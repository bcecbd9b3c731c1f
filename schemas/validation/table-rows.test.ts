import { expect, it } from 'vitest';
import { describeUnevenRow } from './table-rows.ts';

const columns = ['Week of', 'In', 'Left'];
const full = { cells: ['June 1', '$6,200', '$29,700'] };

it('accepts rows with one cell for each column', () => {
  expect(describeUnevenRow([full, full], columns)).toBe(true);
  expect(describeUnevenRow([], columns)).toBe(true);
  expect(describeUnevenRow(undefined, columns)).toBe(true);
});

it('leaves a table without columns to their own rule', () => {
  expect(describeUnevenRow([full], [])).toBe(true);
});

it('names the first row with too few cells', () => {
  expect(describeUnevenRow([full, { cells: ['June 8', '$2,100'] }], columns)).toBe(
    'Row 2, “June 8,” has 2 of 3 cells, and the site leaves the last ones blank. Add 1 more; you may still publish.',
  );
  expect(describeUnevenRow([{}], columns)).toMatch(/^Row 1 has 0 of 3 cells/);
});

it('names the first row with too many cells', () => {
  expect(describeUnevenRow([full], columns.slice(1))).toBe(
    'Row 1, “June 1,” has 3 cells for 2 columns, and the site leaves out the last ones. Remove 1, or add columns.',
  );
});
