import type { Page } from 'playwright-core';
import { untilHydrated } from '../helpers/still-journey.ts';

/** The first paint of a page and the requests for its scripts, in ms since the navigation began. */
interface FirstPaint {
  painted: number;
  scripts: { file: string; startTime: number }[];
}

/** Navigates to a page and waits until it is hydrated; resolves with its first paint and the scripts that it loaded. */
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
 * The application loads after 500 ms when no paint was reported (`web/boot.ts`), and a busy machine may paint later. This makes
 * that timer ten times as long. Runs in the page before its scripts.
 */
function waitForPaint() {
  const { setTimeout } = window;
  const patient = (handler: () => void, delay?: number) => setTimeout(handler, delay === 500 ? 5000 : delay);
  Object.assign(window, { setTimeout: patient });
}
