/**
 * `npm test -- --all` sets TEST_SCOPE=all, for before a release: then sweeps go through every page and every case. `npm test`
 * goes through one of each kind.
 */
export const isFullScope = process.env.TEST_SCOPE === 'all';

/** All of them with `npm test -- --all`, else some of them. */
export function inScope<Item>(all: readonly Item[], some: readonly Item[]): readonly Item[] {
  return isFullScope ? all : some;
}

/** One page of each kind: designed pages, an agent, a legal page, a form, and a page that is not there. */
export const pagesOfEachKind: readonly string[] = [
  '/',
  '/about',
  '/agent/tara',
  '/poly-ai',
  '/contact',
  '/privacy-policy',
  '/no/such/page',
];
