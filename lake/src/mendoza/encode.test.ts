import { incremental } from 'mendoza';
import { describe, expect, it } from 'vitest';
import { encodeMendoza } from './encode.ts';
import { expectRoundTrip } from './testing/round-trip.ts';

describe('encodeMendoza', () => {
  it('writes a created and a deleted document whole', () => {
    const document = { _id: 'agent-ada', _type: 'agent', name: 'Ada' };
    expect(expectRoundTrip(null, document)).toEqual([0, document]);
    expect(expectRoundTrip(document, null)).toEqual([0, null]);
  });

  it('returns an empty patch when nothing changed', () => {
    expect(expectRoundTrip({ a: [1, { b: 'c' }] }, { a: [1, { b: 'c' }] })).toEqual([]);
  });

  it('sets, adds and deletes single fields', () => {
    const patch = expectRoundTrip(
      { kept: 'x'.repeat(50), gone: 1, number: 1 },
      { kept: 'x'.repeat(50), number: 2, added: true },
    );
    expect(patch).toEqual([19, 0, 17, 2, 'number', 17, true, 'added']);
  });

  it('patches nested objects', () => {
    const before = { seo: { title: 'Title', description: 'y'.repeat(50) } };
    const patch = expectRoundTrip(before, { seo: { ...before.seo, title: 'Other' } });
    expect(patch).toEqual([10, 0, 17, 'Other', 'title', 15]);
  });

  it('copies the unchanged ends of a string by UTF-8 bytes', () => {
    const patch = expectRoundTrip(
      { body: `${'é'.repeat(10)} old ${'😀'.repeat(10)}` },
      { body: `${'é'.repeat(10)} new ${'😀'.repeat(10)}` },
    );
    expect(patch).toEqual([11, 0, 23, 0, 21, 22, 'new', 23, 24, 65, 15]);
  });

  it('never cuts a character in two', () => {
    // 😀 and 😁 share their first half, 😀 and 🨀 their second.
    const patch = expectRoundTrip(`${'a'.repeat(30)}😀`, `${'a'.repeat(30)}😁`);
    expect(patch).toEqual([2, 23, 0, 30, 22, '😁']);
    expect(expectRoundTrip(`😀${'a'.repeat(30)}`, `🨀${'a'.repeat(30)}`)).toEqual([2, 22, '🨀', 23, 4, 34]);
  });

  it('patches the changed item of a keyed array in place and copies the rest', () => {
    const items = ['a', 'b', 'c', 'd'].map((key) => ({ _key: key, title: key.repeat(40), open: false }));
    const after = items.map((item) => (item._key === 'c' ? { ...item, open: true } : item));
    expect(expectRoundTrip(items, after)).toEqual([2, 21, 0, 2, 12, 2, 17, true, 'open', 16, 21, 3, 4]);
  });

  it('finds keyed items that moved, and patches them', () => {
    const items = ['a', 'b', 'c'].map((key) => ({ _key: key, title: key.repeat(40), open: false }));
    const [a, b, c] = items;
    expect(expectRoundTrip(items, [c, a, b])).toEqual([2, 21, 2, 3, 21, 0, 2]);
    expect(expectRoundTrip(items, [{ ...c, open: true }, a])).toEqual([
      2,
      12,
      2,
      17,
      true,
      'open',
      16,
      21,
      0,
      1,
    ]);
  });

  it('patches a changed string in an array of strings in place', () => {
    const list = ['first', 'the second of the deliverables, a long one', 'third'];
    const after = list.map((line) => line.replace('second', '2nd'));
    expect(expectRoundTrip(list, after)).toEqual([
      2,
      21,
      0,
      1,
      13,
      1,
      23,
      0,
      4,
      22,
      '2',
      23,
      8,
      42,
      16,
      21,
      2,
      3,
    ]);
  });

  it('replaces a value when a patch would be longer', () => {
    expect(expectRoundTrip({ a: { b: 1, c: 2 } }, { a: {} })).toEqual([0, { a: {} }]);
    expect(expectRoundTrip('cat', 'cats')).toEqual([0, 'cats']);
  });

  it('handles a field called __proto__, which the patcher cannot set', () => {
    const kept = 'x'.repeat(50);
    const before = { kept, outer: JSON.parse('{"__proto__": 1, "a": 1}') };
    const after = { kept, outer: JSON.parse('{"__proto__": 2, "a": 1}') };
    expect(expectRoundTrip(before, after)).toEqual([17, after.outer, 'outer']);
  });

  it('keeps the author of unchanged parts', () => {
    const before = { name: 'Ada', tags: ['one', 'two'] };
    const patch = encodeMendoza(before, { name: 'Ada', tags: ['one', 'two', 'three'] });
    const patched = incremental.applyPatch(incremental.wrap(before, 'creator'), patch, 'editor');
    const fields = patched.content?.type === 'object' ? patched.content.fields : {};
    const tags = fields.tags?.content?.type === 'array' ? fields.tags.content.elements : [];
    expect(fields.name?.startMeta).toBe('creator');
    expect(tags.map((tag) => tag.startMeta)).toEqual(['creator', 'creator', 'editor']);
  });
});
