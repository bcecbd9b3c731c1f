import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** The addresses under which the browser keeps the site; empty when it keeps nothing. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('offline-copies'))) return [];
    const requests = await (await caches.open('offline-copies')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the browser keeps all of the site that it may: the list of it is kept last. */
export async function untilKept(page: Page): Promise<void> {
  await eventually(() => keptAddresses(page), 30_000).toContain('/offline.json');
}
