// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isMissingCode, loadWhole } from './missing-code.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('No such module'), false],
  ['module', false],
])('knows from %s whether code is missing: %s', (error, expected) => {
  expect(isMissingCode(error)).toBe(expected);
});

it.each([
  ['is there', async () => new Response(null), true],
  ['says that there is no such page', async () => new Response(null, { status: 404 }), true],
  ['cannot answer', async () => new Response(null, { status: 503 }), false],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('loads the page as a whole when the server %s: %s', async (_what, answer, expected) => {
  const reload = vi.fn();
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.stubGlobal('location', { href: 'https://beacon.example/about', reload });
  expect(await loadWhole()).toBe(expected);
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
});
