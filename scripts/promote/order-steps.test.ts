import { expect, test } from 'vitest';
import { transactionsOf } from './order-steps.ts';
import type { Step } from './steps.ts';

const document = (id: string, ...refs: string[]) => ({
  _id: id,
  _type: 'page',
  _rev: '1',
  links: refs.map((_ref) => ({ _ref })),
});
const created = (id: string, ...refs: string[]): Step => ({
  id,
  before: undefined,
  after: document(id, ...refs),
});
const deleted = (id: string, ...refs: string[]): Step => ({
  id,
  before: document(id, ...refs),
  after: undefined,
});
const ids = (transactions: Step[][]) => transactions.map((steps) => steps.map(({ id }) => id).join(' '));

test('writes referenced documents first, deletes them last, and keeps cycles together', () => {
  const steps = [
    deleted('old', 'older'),
    deleted('older'),
    created('a', 'b'),
    created('b', 'c', 'missing'),
    created('c', 'd'),
    created('d', 'c'),
    { id: 'changed', before: document('changed', 'old'), after: document('changed', 'a') },
  ];
  expect(ids(transactionsOf(steps))).toEqual(['c d b a changed old older']);
  expect(ids(transactionsOf(steps, 1))).toEqual(['c d', 'b', 'a', 'changed', 'old', 'older']);
  expect(transactionsOf([])).toEqual([]);
});
