/**
 * `npm test -- --all`, for releases, sets TEST_SCOPE=all: tests then cover every page and every case. `npm test` covers one of each
 * kind.
 */
export const isFullScope = process.env.TEST_SCOPE === 'all';

/** All items with `npm test -- --all`, else only some. */
export function inScope<Item>(all: readonly Item[], some: readonly Item[]): readonly Item[] {
  return isFullScope ? all : some;
}

/** One page of each kind: the home page, a designed page, an agent, a legal page, a form, and a page that does not exist. */
export const pagesOfEachKind: readonly string[] = [
  '/',
  '/agent/tara',
  '/poly-ai',
  '/contact',
  '/privacy-policy',
  '/no/such/page',
];
