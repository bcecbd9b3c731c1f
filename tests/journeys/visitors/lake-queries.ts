import type { Page } from 'playwright-core';

/** The URLs of the queries that a page has sent to the lake. */
export function listQueries(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/data/query/')),
  );
}
