import { describe, expect, it } from 'vitest';
import { withArrayKeys, withArrayKeysInPatch } from './array-keys.ts';

const KEY = expect.stringMatching(/^[0-9a-f]{12}$/);

describe('withArrayKeys', () => {
  it('gives every object in an array a unique key, at any depth', () => {
    const keyed = withArrayKeys({ rows: [{ cells: [{ text: 'a' }, { text: 'b' }] }] });
    expect(keyed).toEqual({
      rows: [
        {
          _key: KEY,
          cells: [
            { _key: KEY, text: 'a' },
            { _key: KEY, text: 'b' },
          ],
        },
      ],
    });
    const keys = JSON.stringify(keyed).match(/[0-9a-f]{12}/g);
    expect(new Set(keys).size).toBe(3);
  });

  it('keeps existing keys, and does not change other values and objects', () => {
    const value = { list: [{ _key: 'k' }, 'text', 1, [2]], object: { a: 1 } };
    expect(withArrayKeys(value)).toEqual(value);
  });
});

describe('withArrayKeysInPatch', () => {
  it('adds keys to objects written by set, setIfMissing and insert', () => {
    expect(
      withArrayKeysInPatch({
        set: { rows: [{ a: 1 }] },
        setIfMissing: { 'more.rows': [{ b: 1 }] },
        insert: { after: 'rows[-1]', items: [{ c: 1 }, 'text'] },
        unset: ['x'],
      }),
    ).toEqual({
      set: { rows: [{ _key: KEY, a: 1 }] },
      setIfMissing: { 'more.rows': [{ _key: KEY, b: 1 }] },
      insert: { after: 'rows[-1]', items: [{ _key: KEY, c: 1 }, 'text'] },
      unset: ['x'],
    });
  });

  it('adds a key to an object that is set as an array element, not to one that is set as an attribute', () => {
    const set = { 'rows[0]': { a: 1 }, 'rows[_key=="k"]': { a: 1 }, "['rows']": { a: 1 }, row: { a: 1 } };
    expect(withArrayKeysInPatch({ set })).toEqual({
      set: { ...set, 'rows[0]': { _key: KEY, a: 1 }, 'rows[_key=="k"]': { _key: KEY, a: 1 } },
    });
  });
});
