import type { Page } from 'playwright-core';

/** Nothing moves by itself; a pixel that was rounded another way is no movement. */
export const NO_LAYOUT_SHIFT = 0.001;

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** How much of what a page had painted moved by itself since it was loaded: the sum of Chromium's shift scores. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What moved last is told with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'value' in entry;
    // Chromium hands over what it buffered at once.
    const shifts = observer.takeRecords().filter(isShift);
    observer.disconnect();
    return shifts.reduce((total, { value }) => total + value, 0);
  });
}
