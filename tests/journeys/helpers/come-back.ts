import type { Page } from 'playwright-core';

/** Lets a visitor come back to the page's tab after more than five minutes, when its content no longer counts as fresh. */
export async function comeBackLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 301_000;
    window.dispatchEvent(new Event('visibilitychange'));
  });
}
