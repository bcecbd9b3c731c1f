import { expect, test } from 'vitest';
import { addMove, removeMove, withoutArrived } from './pending-ranks.ts';

const stored = [
  { id: 'a', rank: '1' },
  { id: 'b', rank: '2' },
];
const listed = (rank: string) => [{ id: 'a', rank }, ...stored.slice(1)];
const ranksOf = (pending: ReadonlyMap<string, { rank: string }>) =>
  [...pending].map(([id, { rank }]) => ({ id, rank }));

test('a new rank is pending until the list has it', () => {
  const pending = addMove(new Map(), stored, [{ id: 'a', rank: '3' }]);
  expect(ranksOf(withoutArrived(pending, listed('1')))).toEqual([{ id: 'a', rank: '3' }]);
  expect(ranksOf(withoutArrived(pending, listed('3')))).toEqual([]);
});

test('the last of two quick moves is shown while the list has the first', () => {
  const first = addMove(new Map(), stored, [{ id: 'a', rank: '3' }]);
  const second = addMove(first, stored, [{ id: 'a', rank: '4' }]);
  expect(ranksOf(withoutArrived(second, listed('3')))).toEqual([{ id: 'a', rank: '4' }]);
  expect(ranksOf(withoutArrived(second, listed('4')))).toEqual([]);
});

test('a colleague’s move replaces a pending one', () => {
  const pending = addMove(new Map(), stored, [{ id: 'a', rank: '3' }]);
  expect(ranksOf(withoutArrived(pending, listed('9')))).toEqual([]);
});

test('a removed entry has no pending rank', () => {
  const pending = addMove(new Map(), stored, [{ id: 'a', rank: '3' }]);
  expect(ranksOf(withoutArrived(pending, stored.slice(1)))).toEqual([]);
});

test('an entry without a rank gets one', () => {
  const pending = addMove(new Map(), [{ id: 'a', rank: '' }], [{ id: 'a', rank: '3' }]);
  expect(ranksOf(withoutArrived(pending, [{ id: 'a', rank: '' }]))).toEqual([{ id: 'a', rank: '3' }]);
});

test('a rejected move is removed, and a later one of the same entry stays', () => {
  const move = [{ id: 'a', rank: '3' }];
  const first = addMove(new Map(), stored, move);
  expect(ranksOf(removeMove(first, move))).toEqual([]);
  const second = addMove(first, stored, [{ id: 'a', rank: '4' }]);
  expect(ranksOf(removeMove(second, move))).toEqual([{ id: 'a', rank: '4' }]);
});
