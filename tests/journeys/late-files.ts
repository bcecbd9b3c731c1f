import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/**
 * Expects of a page that was just opened that it asked for some files, a pattern of their address and how many at least, and for
 * no picture, drawing, icon or face before its words were painted.
 */
export async function expectWordsFirst(page: Page, files: readonly [RegExp, number][]): Promise<void> {
  // They come after the paint, one after the other on a busy machine.
  const missing = async () => {
    const asked = await page.evaluate(filesAskedFor);
    return files.filter(([file, count]) => asked.filter(({ name }) => file.test(name)).length < count);
  };
  await eventually(missing).toEqual([]);
  const painted = await page.evaluate(paintsOfElements);
  expect(painted.length).toBeGreaterThan(0);
  const asked = await page.evaluate(filesAskedFor);
  const early = asked.filter(({ startTime }) => startTime < Math.min(...painted));
  expect(early.map(({ name }) => name)).toEqual([]);
}

/** Runs in the browser. */
function filesAskedFor(): { name: string; startTime: number }[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/images\/|\.svg|\.ico|\.woff2/.test(name))
    .map(({ name, startTime }) => ({ name, startTime }));
}

/** When the largest elements so far were painted; runs in the browser. */
async function paintsOfElements(): Promise<number[]> {
  const paints = await new Promise<PerformanceEntry[]>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
  // 'Loading...' was painted too; its element is gone.
  return paints.filter((paint) => 'element' in paint && paint.element).map(({ startTime }) => startTime);
}
