import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeJson } from './encode-json.ts';

it('encodes what JSON.stringify() writes, whatever its letters and its length', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '’', '漢', '😀', '\ud800', '"', '\u0000') });
  fc.assert(
    fc.property(fc.array(text), fc.nat(300), (texts, times) => {
      const value = { texts, more: texts.join('').repeat(times) };
      expect(Buffer.from(encodeJson(value)).toString()).toBe(JSON.stringify(value));
    }),
  );
});

it('encodes what is longer than its buffers', () => {
  for (const length of [70_000, 300_000, 10]) {
    expect(encodeJson('é'.repeat(length))).toHaveLength(length * 2 + 2);
  }
});

it('refuses what is longer than asked for', () => {
  expect(encodeJson('abc', 5)).toHaveLength(5);
  expect(() => encodeJson('abc', 4)).toThrow(RangeError);
});

it('gives each value memory of its own', () => {
  const first = encodeJson({ a: '’' });
  encodeJson({ b: 'x' });
  expect(Buffer.from(first).toString()).toBe('{"a":"’"}');
});
