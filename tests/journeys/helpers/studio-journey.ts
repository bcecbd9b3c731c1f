import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, openTab, saveScreenshots, type Tab, writingJourney } from './journey.ts';

/**
 * An editor's journey. `openStudio` opens an address of the Studio in a tab that the journeys of a file share, since loading the
 * Studio takes seconds; further tabs come from `openTab`. The tab of a failed journey is not used again.
 */
export const studioJourney = writingJourney
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
  .extend('sharedTab', { scope: 'file' }, ({}, { onCleanup }): { current?: Tab } => {
    const shared: { current?: Tab } = {};
    onCleanup(async () => void (await shared.current?.page.context().close()));
    return shared;
  })
  .extend('openStudio', async ({ origins, browser, sharedTab, task }, { onCleanup }) => {
    let used: Tab | undefined;
    onCleanup(async () => {
      if (!used) return;
      const problems = used.problems.takeAll();
      if (task.result?.state === 'fail' || problems.length > 0) {
        await saveScreenshots([used], task);
        await used.page.context().close();
        sharedTab.current = undefined;
      } else {
        await used.page.unrouteAll();
      }
      expect(problems, 'what the Studio reported as problems').toEqual([]);
    });
    return async (path: string): Promise<Tab> => {
      if (sharedTab.current) {
        used = sharedTab.current;
        await used.page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
        await used.page.setViewportSize(desktop);
        await goToInStudio(used.page, path);
      } else {
        used = await openTab(browser, origins, { unlocked: false });
        sharedTab.current = used;
        await used.page.goto(path);
        await used.page.locator('#user-menu').waitFor();
      }
      return used;
    };
  });

/** Navigates to an address within the loaded Studio, as Back and Forward do. */
export async function goToInStudio(page: Page, path: string): Promise<void> {
  // Leaves the current form first, so that it is not mistaken for the next one.
  await showPath(page, '/studio/structure');
  await page.getByRole('region', { name: 'Welcome' }).waitFor();
  await page.getByTestId('form-view').first().waitFor({ state: 'detached' });
  await showPath(page, path);
}

function showPath(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
