import type { Page } from 'playwright-core';
import { untilHydrated } from './still-journey.ts';

/** When a page was first painted, and when it asked for each script, in ms since its navigation began. */
interface FirstPaint {
  painted: number;
  scripts: { file: string; startTime: number }[];
}

/** Goes to a page and waits until it is hydrated; resolves with its first paint and the scripts that it loaded. */
export async function visitFirstPaint(page: Page, path: string): Promise<FirstPaint> {
  await page.addInitScript(waitForPaint);
  await page.goto(path);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ file: new URL(name).pathname.slice(1), startTime })),
  }));
}

/**
 * The application loads after 500 ms where no paint was reported (`web/boot.ts`); a busy machine may paint later than that. Here
 * that timer waits ten times as long. Runs in the page, before anything of it.
 */
function waitForPaint() {
  const { setTimeout } = window;
  const patient = (handler: () => void, delay?: number) => setTimeout(handler, delay === 500 ? 5000 : delay);
  Object.assign(window, { setTimeout: patient });
}
