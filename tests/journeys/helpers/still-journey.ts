import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, journey, openTab, saveScreenshots, type Tab } from './journey.ts';

/** Number of parallel tabs: on two cores, one loads while others are examined. */
const TABS = 3;

/**
 * Journeys that visit pages one after the other in the same tabs, as a visitor who unlocked the site and prefers reduced motion, so
 * that a page is complete at once. For journeys that visit many pages; they may run concurrently.
 */
export const stillJourney = journey
  .extend('stillTabs', { scope: 'file' }, async ({ server, browser }, { onCleanup }) => {
    const open = () => openStillTab(browser, server.url);
    const tabs = new Set(await Promise.all(Array.from({ length: TABS }, open)));
    onCleanup(async () => void (await Promise.all([...tabs].map(({ page }) => page.context().close()))));
    const { take, giveBack } = createPool([...tabs]);
    /** Replaces the tab of a failed journey, which may still be in use. */
    const replace = async (tab: Tab) => {
      tabs.delete(tab);
      await tab.page.context().close();
      const next = await open();
      tabs.add(next);
      giveBack(next);
    };
    return { take, giveBack, replace };
  })
  .extend('visit', async ({ stillTabs, task }, { onCleanup }) => {
    const tab = await stillTabs.take();
    const { page, problems } = tab;
    onCleanup(async () => {
      await saveScreenshots([tab], task);
      const lines = problems.lines.splice(0);
      if (task.result?.state === 'fail') await stillTabs.replace(tab);
      else stillTabs.giveBack(tab);
      expect(lines, 'what the page reported as problems').toEqual([]);
    });
    return async (path: string, viewport = desktop): Promise<Page> => {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await page.setViewportSize(viewport);
      await page.goto(path);
      await untilHydrated(page);
      // A web font that loads late would shift the layout.
      await page.evaluate(async () => void (await document.fonts.ready));
      return page;
    };
  });

async function openStillTab(browser: Browser, origin: string): Promise<Tab> {
  const tab = await openTab(browser, [origin], { reducedMotion: 'reduce' });
  // Some of the pages are about missing content.
  tab.problems.expect(/\(404\)|status of 404/);
  return tab;
}

/** A pool of things that one caller uses at a time; further callers wait. */
function createPool<Thing>(things: Thing[]) {
  const waiting: ((thing: Thing) => void)[] = [];
  return {
    take: async (): Promise<Thing> =>
      things.pop() ?? new Promise<Thing>((resolve) => void waiting.push(resolve)),
    giveBack(thing: Thing) {
      const next = waiting.shift();
      if (next) next(thing);
      else things.push(thing);
    },
  };
}

/**
 * Resolves once React has hydrated the page with all its sections, or another element, so that it responds to clicks and keys.
 */
export async function untilHydrated(
  page: Page,
  selector = 'main, [data-lazy] > :not([data-lazy])',
): Promise<void> {
  await page.waitForFunction((parts) => {
    const elements = [...document.querySelectorAll(parts)];
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return elements.length > 0 && elements.every(isHydrated);
  }, selector);
}
