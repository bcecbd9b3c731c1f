import { expect, it } from 'vitest';
import { isChunkLoadError } from './chunk-load-error.ts';

it.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('No such module'), false],
  [new TypeError("Cannot read properties of undefined (reading 'module')"), false],
  ['module', false],
])('detects in %s whether code is missing: %s', (error, expected) => {
  expect(isChunkLoadError(error)).toBe(expected);
});
