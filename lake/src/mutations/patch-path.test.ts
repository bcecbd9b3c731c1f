import { expect, it } from 'vitest';
import { withArrayKeysInPatch } from './array-keys.ts';
import { parsePatchOperations } from './patch-operations.ts';
import { MAX_PATH_LENGTH, patchPath } from './patch-path.ts';
import { includesPositions } from './resolve-positions.ts';

it.each([
  ['title', 'title'],
  ['a.b["c d"].e', "a.b['c d'].e"],
  [`a["it's"]`, String.raw`a['it\'s']`],
  ['list[]', 'list[0:]'],
  ['list[*].n', 'list[0:].n'],
  ['list[ : ]', 'list[0:]'],
  ["'a name'.b", "'a name'.b"],
  ['[a.b, c]', '[a.b, c]'],
  ['..[n == 1].m', '..[n == 1].m'],
  ['list[_key=="x[1]"].n', 'list[_key=="x[1]"].n'],
  ["a['b']", "a['b']"],
  ['a..b', 'a..b'],
])('reads %s as %s', (path, expected) => {
  expect(patchPath(path)).toBe(expected);
});

it.each([
  ['spaces in front', (size: number) => `${' '.repeat(size)}!`],
  ['spaces behind a bracket', (size: number) => `a[0]${' '.repeat(size)}!`],
  ['spaces in a bracket', (size: number) => `a[${' '.repeat(size)}x].b`],
  ['brackets', (size: number) => `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`],
  ['quotes', (size: number) => `"${String.raw`\"`.repeat(size / 2)}`],
])('parses a path with many %s quickly, and refuses one that is too long', (_, path) => {
  const started = process.cpuUsage();
  for (let count = 0; count < 300; count += 1) {
    try {
      const operations = parsePatchOperations({ set: { [path(MAX_PATH_LENGTH - 20)]: {} } });
      const { set = {} } = withArrayKeysInPatch(operations);
      for (const spelled of Object.keys(set)) includesPositions(spelled);
    } catch (error) {
      expect(error).toMatchObject({ status: 400 });
    }
  }
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000, 'milliseconds of work').toBeLessThan(1_500);
  expect(() => patchPath(path(1_000_000))).toThrow(/^The path ".{60}…" is too long: .{0,50}$/);
});

// @sanity/mutator would read only the beginning and patch that.
it.each(['a[', 'a]', 'a["b]', "a['b]", 'a[b]]', 'a b', 'a[0]b', 'dash-key', 'a.0.b', 'a...b'])(
  'refuses %s',
  (path) => {
    expect(() => patchPath(path)).toThrow('cannot be read');
  },
);
