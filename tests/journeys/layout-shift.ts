import type { Page } from 'playwright-core';

/** Nothing moves by itself; a pixel that was rounded another way is no movement. */
export const NO_LAYOUT_SHIFT = 0.001;

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** How much of what a page had painted moved by itself since it was loaded: the sum of Chromium's shift scores. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'value' in entry;
        const sum = (entries: PerformanceEntry[]) =>
          entries.filter(isShift).reduce((total, { value }) => total + value, 0);
        // A page without any shift never calls back.
        setTimeout(() => resolve(0), 100);
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
      }),
  );
}
