import { expect, it } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { readSettings } from './settings.ts';

it('uses the defaults without options', () => {
  expect(readSettings([])).toEqual({
    benches: [],
    seconds: 3,
    sizes: undefined,
    runs: 5,
    paths: undefined,
    gates: ['off', 'on'],
    throttlings: ['simulated', 'applied'],
    kills: 200,
    minutes: 60,
    rate: 300,
    without: [],
  });
});

it('reads every option', () => {
  const words =
    'lake site --seconds 2 --sizes 300,10000 --runs 1 --paths /,/about --gate on --throttling applied --kills 9 --rate 50 --without flood,backups';
  expect(readSettings(words.split(' '))).toEqual({
    benches: ['lake', 'site'],
    seconds: 2,
    sizes: [300, 10_000],
    runs: 1,
    paths: ['/', '/about'],
    gates: ['on'],
    throttlings: ['applied'],
    kills: 9,
    minutes: 60,
    rate: 50,
    without: ['flood', 'backups'],
  });
});

it.each([
  ['--seconds', 'abc'],
  ['--sizes', '300,,abc'],
  ['--runs', '0'],
  ['--kills', '-1'],
  ['--without', 'writes'],
  ['--gate', 'maybe'],
  ['--throttling', 'some'],
])('refuses %s %s', (option, value) => {
  const read = () => readSettings([`${option}=${value}`]);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(new RegExp(`^${option} .* is no`));
});

it('returns undefined for --help', () => {
  expect(readSettings(['--help'])).toBeUndefined();
});
