import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, journey, openTab, type Tab } from './journey.ts';

/**
 * A journey to one page after the other in the same tab, of a visitor who unlocked the site and asked for less motion,
 * so that all of a page is there at once. Quick, for journeys that go everywhere.
 */
export const stillJourney = journey
  .extend('stillTab', { scope: 'file' }, async ({ server, browser }, { onCleanup }): Promise<Tab> => {
    const tab = await openTab(browser, [server.url], { reducedMotion: 'reduce' });
    // Some of all pages are about what does not exist.
    tab.complaints.expect(/\(404\)|status of 404/);
    onCleanup(() => tab.page.context().close());
    return tab;
  })
  .extend('visit', async ({ stillTab: { page, complaints } }, { onCleanup }) => {
    onCleanup(() => expect(complaints.lines.splice(0), 'what the page complained about').toEqual([]));
    return async (path: string, viewport = desktop): Promise<Page> => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(viewport);
      await page.goto(path);
      await untilHydrated(page);
      // A face that comes late moves everything.
      await page.evaluate(async () => void (await document.fonts.ready));
      return page;
    };
  });

/** Resolves once the frame of the site answers to clicks and keys. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}
