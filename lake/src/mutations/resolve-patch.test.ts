import { Mutation } from '@sanity/mutator';
import { describe, expect, it } from 'vitest';
import { ItemError } from '../errors.ts';
import { makeBook } from '../store/testing/test-dataset.ts';
import { applyPatch } from './apply-patch.ts';
import { parsePatchOperations } from './patch-operations.ts';
import { resolvePatch } from './resolve-patch.ts';

const before = makeBook('a', {
  title: 'Moby Dick',
  rows: [
    { _key: 'x', n: 1, cells: [{ v: 1 }, { v: 2 }] },
    { _key: 'y', n: 2, cells: [] },
    { _key: 'z z', n: 3, cells: [{ v: 3 }] },
  ],
  grid: [[1, 2], [3]],
  'a name': [{ v: 1 }],
});

const DIFF = '@@ -1,4 +1,4 @@\n-M\n+B\n oby\n';

/** The operations in the event for the given operations of a client. */
function resolved(operations: Record<string, unknown>) {
  return resolvePatch(before, parsePatchOperations(operations));
}

describe('resolvePatch', () => {
  it.each([
    ['the last of a list', { set: { 'rows[-1].n': 9 } }, { set: { 'rows[2].n': 9 } }],
    [
      'all of a list',
      { inc: { 'rows[*].n': 1 } },
      { inc: { 'rows[0].n': 1, 'rows[1].n': 1, 'rows[2].n': 1 } },
    ],
    ['an open range', { unset: ['rows[1:].n'] }, { unset: ['rows[1].n', 'rows[2].n'] }],
    ['a range from the end', { unset: ['rows[-2:].n'] }, { unset: ['rows[1].n', 'rows[2].n'] }],
    ['several', { unset: ['rows[0, -1].n'] }, { unset: ['rows[0].n', 'rows[2].n'] }],
    ['one after another', { set: { 'rows[-1].cells[-1].v': 9 } }, { set: { 'rows[2].cells[0].v': 9 } }],
    ['the last of the last', { set: { 'grid[-1][-1]': 9 } }, { set: { 'grid[1][-1]': 9 } }],
    [
      'lists of different lengths',
      { dec: { 'rows[:].cells[-1].v': 1 } },
      { dec: { 'rows[0].cells[1].v': 1, 'rows[2].cells[0].v': 1 } },
    ],
    [
      'a list that a key leads to',
      { unset: ['rows[_key=="x"].cells[-1].v'] },
      { unset: ['rows[0].cells[1].v'] },
    ],
    ['another name', { set: { "['a name'][-1].v": 2 } }, { set: { "['a name'][0].v": 2 } }],
    [
      'nothing beyond the end',
      { set: { 'rows[7].n': 1, 'rows[0,7].n': 2, 'rows[-9].n': 3 } },
      { set: { 'rows[0].n': 2 } },
    ],
    ['nothing where there is no list', { set: { 'title[-1].n': 1, 'none[-1].n': 1 } }, {}],
    [
      'what the operations before it have left',
      { setIfMissing: { more: [{ n: 1 }, { n: 2 }] }, inc: { 'more[-1].n': 1 } },
      { setIfMissing: { more: [{ n: 1 }, { n: 2 }] }, inc: { 'more[1].n': 1 } },
    ],
    [
      'the place of an insert',
      { insert: { after: 'rows[-1].cells[-1]', items: [{ v: 4 }] } },
      { insert: { after: 'rows[2].cells[-1]', items: [{ v: 4 }] } },
    ],
    [
      'a range at the end that goes beyond its list',
      { unset: ['rows[1:1000000000]', 'grid[0][-1000000000:1]'] },
      { unset: ['rows[1:3]', 'grid[0][0:1]'] },
    ],
    [
      'such a range for each list',
      { set: { 'grid[:][1:9]': 0 }, unset: ['..cells[1:9]'] },
      { set: { 'grid[0][1:2]': 0 }, unset: ['rows[0].cells[1:2]'] },
    ],
    [
      'such a range beside a key, place by place',
      { unset: ['rows[1:9,_key=="x,7"].n'] },
      { unset: ['rows[1,2,_key=="x,7"].n'] },
    ],
    [
      'the last place of a range that an insert is after, and the first that one is before',
      { insert: { after: 'rows[0:2]', items: [{}] } },
      { insert: { after: 'rows[1]', items: [{}] } },
    ],
    [
      'one place for several that an insert is before',
      { insert: { before: 'grid[0][1,0:9]', items: [4] } },
      { insert: { before: 'grid[0][0]', items: [4] } },
    ],
    [
      'nothing for places at the end that are beyond their list',
      {
        set: { 'rows[1000000000]': 1, 'grid[0][0,7]': 8, 'grid[1][-9]': 1 },
        unset: ['rows[7:9]', 'rows[0:0]'],
      },
      { set: { 'grid[0][0]': 8 } },
    ],
    ['only the names of what is no list', { unset: ['rows[0][n,0:1000000000]'] }, { unset: ['rows[0][n]'] }],
    ['nothing for a range of what is no list', { set: { 'title[0:1000000000]': 1, 'none[0:9]': 1 } }, {}],
    [
      'the range of an insert',
      { insert: { replace: 'rows[1:1000000000]', items: [] } },
      { insert: { replace: 'rows[1:3]', items: [] } },
    ],
    [
      'brackets within brackets',
      { set: { 'rows[0][cells[-1].v,n]': 9 }, unset: ['[rows[0:1000000000].n,title]'] },
      {
        set: { 'rows[0].cells[1].v': 9, 'rows[0][n]': 9 },
        unset: ['rows[0].n', 'rows[1].n', 'rows[2].n', '[title]'],
      },
    ],
    [
      'brackets within brackets within brackets',
      { unset: ['[rows[0][cells[1].v,n],title]'] },
      { unset: ['rows[0].cells[1].v', 'rows[0][n]', '[title]'] },
    ],
    [
      'nothing for a bracket that a member begins with',
      { set: { 'rows[0,[1]].n': 9 } },
      { set: { 'rows[0].n': 9 } },
    ],
    [
      'no text diff of what is not there',
      { diffMatchPatch: { none: DIFF, 'rows[0].none': DIFF, 'rows[9].none': DIFF, '[title,none]': DIFF } },
      { diffMatchPatch: { title: DIFF } },
    ],
  ])('writes out %s', (_, operations, expected) => {
    expect(resolved(operations)).toEqual(expected);
    // @sanity/mutator can apply them; it throws when it cannot.
    new Mutation({ mutations: [{ patch: { id: 'a', ...resolved(operations) } }] }).apply(
      structuredClone(before),
    );
  });

  it.each([
    ['rows[0:0]', { before: 'rows[0]' }],
    ['rows[1:1]', { before: 'rows[1]' }],
    ['rows[3:3]', { after: 'rows[2]' }],
    ['rows[-1:-1]', { before: 'rows[2]' }],
    ['rows[-7:-5]', { before: 'rows[0]' }],
    // Beyond the end, and a range that ends before its start, as in Array.splice.
    ['rows[7:9]', { after: 'rows[2]' }],
    ['rows[2:1]', { before: 'rows[2]' }],
    ['rows[_key=="y"].cells[0:0]', { replace: 'rows[1].cells[0:0]' }],
    ['rows[_key=="y"].cells[4:4]', { replace: 'rows[1].cells[0:0]' }],
    ['rows[-1].cells[1:1]', { after: 'rows[2].cells[0]' }],
    ["['a name'][0:0]", { before: "['a name'][0]" }],
  ])('writes an insert that replaces the empty range %s as one beside an element', (replace, place) => {
    expect(resolved({ insert: { replace, items: [1] } })).toEqual({ insert: { ...place, items: [1] } });
  });

  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ unset: ['title.x', 'grid[0][0].x.y', '_type.x', 'title'] }, { unset: ['title'] }],
    [{ unset: ['rows[].n.x', 'rows[].cells[].v.x'] }, {}],
    [{ inc: { 'title.x.y': 1, 'rows[].n': 1 } }, { inc: { 'rows[0].n': 1, 'rows[1].n': 1, 'rows[2].n': 1 } }],
    [{ dec: { 'rows[_key=="x"].n.x.y': 1 } }, {}],
    [
      { diffMatchPatch: { 'title.x.y': DIFF, 'grid[0][0].x.y': DIFF, title: DIFF } },
      { diffMatchPatch: { title: DIFF } },
    ],
    [
      { set: { 'grid[0][0]': { x: 1 } }, inc: { 'grid[0][].x.y': 1, 'grid[0][].x': 1 } },
      { set: { 'grid[0][0]': { x: 1 } }, inc: { 'grid[0][0].x': 1, 'grid[0][1].x': 1 } },
    ],
  ])('changes nothing below texts and numbers: %j', (operations, expected) => {
    expect(resolved(operations)).toEqual(expected);
  });

  it('removes all matches of a path that also leads below a number, without moving the others', () => {
    const numbered = { ...before, list: [1, { a: [1, 2, 3] }, { a: [4] }] };
    const patch = resolvePatch(numbered, parsePatchOperations({ unset: ['list[@==1].x', 'list..a[0:2]'] }));
    expect(applyPatch(numbered, patch).list).toEqual([1, { a: [3] }, { a: [] }]);
  });

  it.each([
    { set: { 'rows[-1]': 1, 'rows[0].n': 1, 'rows[_key=="x[-1].y"].n': 1 } },
    { unset: ['rows[0,1].n', 'rows[0:2]'] },
    { unset: ['rows[-2:]', 'rows[0:]'] },
    { insert: { before: 'rows[-1]', items: [] } },
    { insert: { before: 'rows[7]', items: [] } },
    { insert: { after: 'none[0]', items: [] } },
  ])('leaves what @sanity/mutator can follow as it is: %j', (operations) => {
    const parsed = parsePatchOperations(operations);
    expect(resolvePatch(before, parsed)).toEqual(parsed);
  });

  it('refuses nested brackets that match very many places', () => {
    const path = `rows${'[a[0],b[0]]'.repeat(30)}`;
    expect(() => resolved({ unset: [path] })).toThrow('it names more than 1000 places');
  });

  it('refuses an insert into several arrays', () => {
    expect(() => resolved({ insert: { after: 'rows[*].cells[-1]', items: [1] } })).toThrow(
      '"insert" needs one place in one list, and "rows[0:].cells[-1]" leads to 3',
    );
  });

  it.each([
    { insert: { after: 'rows[7:9]', items: [1] } },
    { insert: { before: 'rows[7:9].cells[-1]', items: [1] } },
  ])('refuses an insert whose place is not there, and loses no items: %j', (operations) => {
    expect(() => resolved(operations)).toThrow(/needs one place in one list, and ".*" leads to 0/);
  });

  it('finds the place next to a range in an array with very many elements', () => {
    const long = { ...before, tags: Array.from({ length: 300_000 }, (_, index) => index) };
    const patch = resolvePatch(
      long,
      parsePatchOperations({ insert: { after: 'tags[1:]', items: ['last'] } }),
    );
    expect(patch).toEqual({ insert: { after: 'tags[299999]', items: ['last'] } });
  });

  it('counts an element once that matches both a range and a key', () => {
    const numbered = {
      ...before,
      rows: [
        { _key: 'a', n: 1 },
        { _key: 'b', n: 2 },
        { _key: 'c', n: 3 },
      ],
    };
    const patch = resolvePatch(numbered, parsePatchOperations({ inc: { 'rows[0:2,_key=="c"].n': 10 } }));
    expect(applyPatch(numbered, patch).rows).toMatchObject([{ n: 11 }, { n: 12 }, { n: 13 }]);
  });

  it.each([
    { set: { 'rows[a b][-1].n': 1 } },
    { set: { 'rows[0:1000000000:1]': 1 } },
    { set: { 'rows[_key=="x",0.5:1000000000]': 1 } },
    { unset: ['rows..[0:1000000000]'] },
    { insert: { after: 'title[0:1000000000]', items: [1] } },
  ])('refuses what cannot be read, or is no list: %j', (operations) => {
    expect(() => applyPatch(before, resolved(operations))).toThrow(ItemError);
  });
});
