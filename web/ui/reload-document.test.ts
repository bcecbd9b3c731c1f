// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWholeOnce, reloadDocument } from './reload-document.ts';

const reload = vi.fn();
beforeEach(() => vi.stubGlobal('location', { href: 'https://beacon.example/about', reload }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

it.each([
  ['is there', async () => new Response(null), true],
  ['says that there is no such page', async () => new Response(null, { status: 404 }), true],
  ['cannot answer', async () => new Response(null, { status: 503 }), false],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('loads the page as a whole when the server %s: %s', async (_what, answer, expected) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  expect(await reloadDocument()).toBe(expected);
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
});

it('leaves a page alone that is no longer wanted when the server has answered', async () => {
  let isWanted = true;
  vi.stubGlobal('fetch', async () => {
    isWanted = false;
    return new Response(null);
  });
  expect(await reloadDocument(() => isWanted)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['navigate', true],
  ['reload', false],
])('loads a document once that came by %s: %s', async (type, expected) => {
  vi.stubGlobal('fetch', async () => new Response(null));
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  expect(await loadWholeOnce()).toBe(expected);
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
});
