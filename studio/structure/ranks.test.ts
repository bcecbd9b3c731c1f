import { describe, expect, it } from 'vitest';
import { getRankAfter } from '../../schemas/fields/order-rank-field.ts';
import { compareRanks, makeRankPatch, moveToIndex, type Ranked } from './ranks.ts';

const list = (ranks: readonly string[]): Ranked[] => ranks.map((rank, index) => ({ id: `${index}`, rank }));
const order = (rows: readonly Ranked[], written: readonly Ranked[]) =>
  rows
    .map((row) => written.find(({ id }) => id === row.id) ?? row)
    .toSorted(compareRanks)
    .map(({ id }) => id)
    .join('');

it('sets a rank, and unsets an empty one', () => {
  expect(makeRankPatch('0|100008:')).toEqual({ set: { orderRank: '0|100008:' } });
  expect(makeRankPatch('')).toEqual({ unset: ['orderRank'] });
});

describe('moving an entry of a list', () => {
  // Ranks as in the seed content.
  const seeded = list(['0|100008:', '0|10000o:', '0|100014:', '0|10001k:', '0|100020:']);

  it.each([
    [0, 1, '10234'],
    [0, 4, '12340'],
    [4, 0, '40123'],
    [3, 1, '03124'],
    [1, 3, '02314'],
  ])('from %i to %i writes one rank', (from, to, expected) => {
    const written = moveToIndex(seeded, from, to);
    expect(written).toHaveLength(1);
    expect(order(seeded, written)).toBe(expected);
  });

  it('writes nothing when nothing moves', () => {
    expect(moveToIndex(seeded, 2, 2)).toEqual([]);
    expect(moveToIndex(seeded, 0, 9)).toEqual([]);
    expect(moveToIndex(seeded, 9, 0)).toEqual([]);
  });

  it('keeps the order through many moves', () => {
    let rows = seeded;
    const expected = ['0', '1', '2', '3', '4'];
    for (let turn = 0; turn < 200; turn += 1) {
      const [from, to] = [(turn * 3) % 5, (turn * 7 + 1) % 5];
      const written = moveToIndex(rows, from, to);
      rows = rows.map((row) => written.find(({ id }) => id === row.id) ?? row).toSorted(compareRanks);
      expected.splice(to, 0, ...expected.splice(from, 1));
      expect(rows.map(({ id }) => id)).toEqual(expected);
    }
  });

  it('handles the ranks that new documents get', () => {
    const last = getRankAfter(seeded[4]?.rank ?? null);
    const rows = list([...seeded.map(({ rank }) => rank), last, getRankAfter(last)]);
    expect(order(rows, moveToIndex(rows, 6, 5))).toBe('0123465');
  });

  it.each([
    ['equal places', ['0|a00000:', '0|a00000:', '0|a00000:']],
    ['no places', ['', '', '']],
    ['places that cannot be read', ['first', 'second', 'third']],
  ])('gives new ranks to a list with %s', (_name, ranks) => {
    const rows = list(ranks);
    expect(order(rows, moveToIndex(rows, 2, 0))).toBe('201');
    expect(order(rows, moveToIndex(rows, 0, 1))).toBe('102');
  });
});
