import { expect, it } from 'vitest';
import { OperatorError } from './operator-error.ts';
import { parsePositiveInteger, readChoice } from './options.ts';

it('reads whole numbers', () => {
  expect(parsePositiveInteger('--runs', '5')).toBe(5);
});

it.each(['', 'abc', '0', '-1', '1.5', '1e3', '0x10', ' 2', '9'.repeat(20)])(
  'rejects "%s" as a number',
  (value) => {
    const read = () => parsePositiveInteger('--runs', value);
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(`--runs ${value} is no whole number of 1 or more.`);
  },
);

it('returns a valid choice, and rejects others with the list of choices', () => {
  expect(readChoice('--gate', 'on', ['on', 'off'])).toBe('on');
  const read = () => readChoice('--gate', 'maybe', ['on', 'off']);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow('--gate maybe is none of on, off.');
});
