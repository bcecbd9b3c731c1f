import type { Page } from 'playwright-core';

/** Largest shift score that counts as none, for pixels that are rounded differently. */
export const NO_LAYOUT_SHIFT = 0.001;

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** How far painted content has moved since the page was loaded: the sum of Chromium's layout shift scores. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The last shift is reported with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'value' in entry;
    // With `buffered`, Chromium delivers past entries immediately.
    const shifts = observer.takeRecords().filter(isShift);
    observer.disconnect();
    return shifts.reduce((total, { value }) => total + value, 0);
  });
}
