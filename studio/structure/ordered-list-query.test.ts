import { expect, it } from 'vitest';
import { readOrderedList } from './ordered-list-query.ts';

it('lists an entry once, with the name and rank of its draft', () => {
  const rows = readOrderedList([
    { _id: 'drafts.region-asia', _rev: 'd1', orderRank: '0|a', name: 'Asia, all of it' },
    { _id: 'region-africa', _rev: 'p2', orderRank: '0|b', name: 'Africa' },
    { _id: 'region-asia', _rev: 'p1', orderRank: '0|c', name: 'Asia' },
    { _id: 'drafts.region-new', _rev: 'd3' },
  ]);
  expect(rows).toEqual([
    { id: 'region-asia', rank: '0|a', name: 'Asia, all of it', published: 'p1', draft: 'd1' },
    { id: 'region-africa', rank: '0|b', name: 'Africa', published: 'p2' },
    { id: 'region-new', rank: '', name: 'Entry without a name', draft: 'd3' },
  ]);
});

it('skips release versions and invalid rows', () => {
  expect(readOrderedList([{ _id: 'versions.r1.region-asia' }, null, 'text'])).toEqual([]);
  expect(readOrderedList(undefined)).toEqual([]);
});
