import { expect, test } from 'vitest';
import { addMove, endWrite, removeMove, withoutArrived } from './pending-ranks.ts';

const stored = [
  { id: 'a', rank: '1' },
  { id: 'b', rank: '2' },
];
const listed = (rank: string) => [{ id: 'a', rank }, ...stored.slice(1)];
const getRanks = (pending: ReadonlyMap<string, { rank: string }>) =>
  [...pending].map(([id, { rank }]) => ({ id, rank }));

const move = (rank: string) => [{ id: 'a', rank }];

test('a new rank is pending until the list has it', () => {
  const pending = endWrite(addMove(new Map(), stored, move('3')), move('3'));
  expect(getRanks(withoutArrived(pending, listed('1')))).toEqual(move('3'));
  expect(getRanks(withoutArrived(pending, listed('3')))).toEqual([]);
});

test('the last of two quick moves is shown while the list has the first', () => {
  const both = addMove(addMove(new Map(), stored, move('3')), stored, move('4'));
  const written = endWrite(endWrite(both, move('3')), move('4'));
  expect(getRanks(withoutArrived(written, listed('3')))).toEqual(move('4'));
  expect(getRanks(withoutArrived(written, listed('4')))).toEqual([]);
});

test('a rank that arrives from an earlier move to the same place is still pending', () => {
  const there = addMove(new Map(), stored, move('3'));
  const andBack = addMove(addMove(there, stored, move('4')), stored, move('3'));
  const firstWritten = endWrite(andBack, move('3'));
  expect(getRanks(withoutArrived(firstWritten, listed('3')))).toEqual(move('3'));
  const secondWritten = endWrite(firstWritten, move('4'));
  expect(getRanks(withoutArrived(secondWritten, listed('4')))).toEqual(move('3'));
  expect(getRanks(withoutArrived(endWrite(secondWritten, move('3')), listed('3')))).toEqual([]);
});

test('a colleague’s move replaces a pending one that was written', () => {
  const pending = endWrite(addMove(new Map(), stored, move('3')), move('3'));
  expect(getRanks(withoutArrived(pending, listed('9')))).toEqual([]);
});

test('a removed entry has no pending rank', () => {
  const pending = endWrite(addMove(new Map(), stored, move('3')), move('3'));
  expect(getRanks(withoutArrived(pending, stored.slice(1)))).toEqual([]);
});

test('an entry without a rank gets one', () => {
  const pending = addMove(new Map(), [{ id: 'a', rank: '' }], [{ id: 'a', rank: '3' }]);
  expect(getRanks(withoutArrived(pending, [{ id: 'a', rank: '' }]))).toEqual([{ id: 'a', rank: '3' }]);
});

test('a rejected move is removed, and a later one of the same entry stays', () => {
  const first = addMove(new Map(), stored, move('3'));
  expect(getRanks(removeMove(first, move('3')))).toEqual([]);
  const second = addMove(first, stored, move('4'));
  expect(getRanks(removeMove(second, move('3')))).toEqual(move('4'));
});
