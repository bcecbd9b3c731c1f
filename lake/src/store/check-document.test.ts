import { expect, it } from 'vitest';
import { assertStorable } from './check-document.ts';
import { makeBook } from './testing/test-dataset.ts';

function nested(depth: number, list: boolean): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level += 1) value = list ? [value] : { a: value };
  return value;
}

it('accepts every JSON value, including null attributes and twenty levels', () => {
  const value = { none: null, list: [0, '', false, { deep: [[1], [2]] }], most: nested(19, false) };
  expect(() => assertStorable(makeBook('a', value))).not.toThrow();
});

it.each([
  ['a number beyond JSON', { list: [{ n: Number.POSITIVE_INFINITY }] }, 'has a number that is too large'],
  ['null in a list', { list: [1, null] }, 'has null in a list'],
  [
    'a list with holes, which JSON fills with null',
    { list: Object.assign([1], { 3: 2 }) },
    'has null in a list',
  ],
  ['a list of four billion holes', { list: Object.assign([], { 4294967294: 1 }) }, 'has null in a list'],
  ['objects nested too deeply', { a: nested(30, false) }, 'is nested more than 20 levels deep'],
  ['lists nested too deeply', { a: nested(100_000, true) }, 'is nested more than 20 levels deep'],
])('refuses %s', (_, fields, message) => {
  expect(() => assertStorable(makeBook('a', fields))).toThrow(`Document "a" ${message}`);
});
