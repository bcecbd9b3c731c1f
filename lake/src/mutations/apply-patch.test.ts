import { Mutation } from '@sanity/mutator';
import { describe, expect, it } from 'vitest';
import { ItemError } from '../errors.ts';
import { makeBook } from '../store/testing/test-dataset.ts';
import { applyPatch } from './apply-patch.ts';
import type { PatchOperations } from './patch-operations.ts';

/** The patch that the Studio creates for typing `Moby Duck 🐋` over `Moby Dick`. */
const MOBY_DUCK = '@@ -3,7 +3,12 @@\n by D\n-i\n+u\n ck\n+ %F0%9F%90%8B\n';

const before = makeBook('a', {
  title: 'Moby Dick',
  pages: 635,
  none: null,
  author: { name: 'Herman', died: 1891 },
  tags: ['sea', 'whale', 'ship'],
  rows: [
    { _key: 'one', n: 1 },
    { _key: 'two', n: 2 },
  ],
  empty: [],
});

/** The fields of the patched document that differ from before. */
function patched(operations: PatchOperations): Record<string, unknown> {
  const after = applyPatch(before, operations);
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name]);
  const removed = Object.keys(before).filter((name) => !(name in after));
  return { ...Object.fromEntries(changed), ...Object.fromEntries(removed.map((name) => [name, undefined])) };
}

describe('applyPatch', () => {
  it.each<[string, PatchOperations, Record<string, unknown>]>([
    ['set', { set: { title: 'Omoo' } }, { title: 'Omoo' }],
    ['set a path', { set: { 'author.name': 'H.' } }, { author: { name: 'H.', died: 1891 } }],
    ['set with parents that are missing', { set: { 'seo.og.title': 'x' } }, { seo: { og: { title: 'x' } } }],
    [
      'set by key',
      { set: { 'rows[_key=="two"].n': 7 } },
      {
        rows: [
          { _key: 'one', n: 1 },
          { _key: 'two', n: 7 },
        ],
      },
    ],
    ['set by index', { set: { 'tags[-1]': 'boat' } }, { tags: ['sea', 'whale', 'boat'] }],
    ['set at a key that is missing', { set: { 'rows[_key=="no"].n': 7 } }, {}],
    [
      'set everywhere',
      { set: { '..n': 0 } },
      {
        rows: [
          { _key: 'one', n: 0 },
          { _key: 'two', n: 0 },
        ],
      },
    ],
    ['setIfMissing', { setIfMissing: { title: 'x', isbn: '1', none: 1 } }, { isbn: '1' }],
    ['unset', { unset: ['title', 'author.died'] }, { title: undefined, author: { name: 'Herman' } }],
    ['unset of what is missing', { unset: ['_empty_action_guard_pseudo_field_'] }, {}],
    [
      'unset of members',
      { unset: ['tags[0]', 'rows[_key=="one"]'] },
      { tags: ['whale', 'ship'], rows: [{ _key: 'two', n: 2 }] },
    ],
    [
      'inc and dec',
      { inc: { pages: 5 }, dec: { 'author.died': 1 } },
      { pages: 640, author: { name: 'Herman', died: 1890 } },
    ],
    ['inc of what is missing', { inc: { stock: 1 } }, {}],
    [
      'insert before',
      { insert: { before: 'tags[0]', items: ['a', 'b'] } },
      { tags: ['a', 'b', 'sea', 'whale', 'ship'] },
    ],
    [
      'insert after the last',
      { insert: { after: 'tags[-1]', items: ['z'] } },
      { tags: ['sea', 'whale', 'ship', 'z'] },
    ],
    [
      'insert after a key',
      { insert: { after: 'rows[_key=="one"]', items: [{ _key: 'new' }] } },
      { rows: [{ _key: 'one', n: 1 }, { _key: 'new' }, { _key: 'two', n: 2 }] },
    ],
    ['insert into an empty list', { insert: { after: 'empty[-1]', items: [1] } }, { empty: [1] }],
    ['replace', { insert: { replace: 'tags[0:2]', items: ['x'] } }, { tags: ['x', 'ship'] }],
    ['diffMatchPatch', { diffMatchPatch: { title: MOBY_DUCK } }, { title: 'Moby Duck 🐋' }],
    ['set before inc', { set: { pages: 1 }, inc: { pages: 1 } }, { pages: 2 }],
    [
      'setIfMissing before insert',
      { setIfMissing: { list: [] }, insert: { after: 'list[-1]', items: [1] } },
      { list: [1] },
    ],
  ])('%s', (_, operations, expected) => {
    expect(patched(operations)).toEqual(expected);
    const mutation = new Mutation({ mutations: [{ patch: { id: 'a', ...operations } }] });
    expect(applyPatch(before, operations)).toEqual(mutation.apply(structuredClone(before)));
  });

  it('does not change its input document', () => {
    const copy = structuredClone(before);
    applyPatch(before, { set: { 'author.name': 'x' }, insert: { before: 'tags[0]', items: ['x'] } });
    expect(before).toEqual(copy);
  });

  it.each<[string, PatchOperations, string]>([
    [
      'inc of text',
      { inc: { title: 1 } },
      'Cannot apply inc to "title" of document "a": it is string, not a number',
    ],
    ['dec of null', { dec: { none: 1 } }, 'it is null, not a number'],
    ['inc of a list', { inc: { tags: 1 } }, 'it is an array, not a number'],
    ['diffMatchPatch of a number', { diffMatchPatch: { pages: MOBY_DUCK } }, 'it is number, not a string'],
    ['diffMatchPatch that is none', { diffMatchPatch: { title: 'nonsense' } }, 'could not be applied'],
    ['a path that cannot be read', { set: { 'a!': 1 } }, 'The patch of document "a" could not be applied'],
    ['such a path in inc', { inc: { 'a!': 1 } }, 'The patch of document "a" could not be applied'],
    ['insert below a text', { insert: { after: 'title.x[0]', items: [1] } }, 'leads below null, a text,'],
    ['a text diff with a wrong escape', { diffMatchPatch: { title: '@@ -1 +1 @@\n-%\n' } }, 'Illegal escape'],
    ['insert into what is no list', { insert: { after: 'title[0]', items: [1] } }, 'could not be applied'],
  ])('refuses %s', (_, operations, message) => {
    expect(() => applyPatch(before, operations)).toThrow(ItemError);
    expect(() => applyPatch(before, operations)).toThrow(message);
  });

  it('applies operations to the result of the operations before', () => {
    expect(() => applyPatch(before, { set: { pages: 'many' }, inc: { pages: 1 } })).toThrow('it is string');
    expect(applyPatch(before, { set: { title: 1 }, inc: { title: 1 } }).title).toBe(2);
  });

  it.each(['_id', '_type', "['_type']"])('refuses a change of %s', (path) => {
    expect(() => applyPatch(before, { set: { [path]: 'other' } })).toThrow(
      'Cannot modify immutable attribute',
    );
    expect(() => applyPatch(before, { unset: [path] })).toThrow('Cannot modify immutable attribute');
  });

  it('accepts a patch that does not change the type', () => {
    expect(applyPatch(before, { set: { _type: 'book', _id: 'a', title: 'x' } })).toMatchObject({
      title: 'x',
    });
  });
});
