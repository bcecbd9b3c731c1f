// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDocumentOnce, reloadDocument } from './reload-document.ts';

const reload = vi.fn();
beforeEach(() => vi.stubGlobal('location', { href: 'https://beacon.example/about', reload }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

it.each([
  ['responds', async () => new Response(null), true],
  ['responds with 404', async () => new Response(null, { status: 404 }), true],
  ['responds with 503', async () => new Response(null, { status: 503 }), false],
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('reloads the document when the server %s: %s', async (_what, answer, expected) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  expect(await reloadDocument()).toBe(expected);
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
});

it('does not reload when the page is no longer wanted after the response', async () => {
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
])('reloads a document that was loaded by %s: %s', async (type, expected) => {
  vi.stubGlobal('fetch', async () => new Response(null));
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  expect(await loadDocumentOnce()).toBe(expected);
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
});
