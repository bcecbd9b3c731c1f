import { expect, it } from 'vitest';
import { patchPath } from './patch-path.ts';

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

// @sanity/mutator would read the beginning and patch that.
it.each(['a[', 'a]', 'a["b]', "a['b]", 'a[b]]', 'a b', 'a[0]b', 'dash-key', 'a.0.b', 'a...b'])(
  'refuses %s',
  (path) => {
    expect(() => patchPath(path)).toThrow('cannot be read');
  },
);
