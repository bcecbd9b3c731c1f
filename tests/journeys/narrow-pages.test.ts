import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stillJourney } from './still-journey.ts';

const phone = { width: 360, height: 780 };

/** The heights of all elements that a selector finds, in pixels. */
function heightsOf(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
}

stillJourney('on a phone a framework card shows sources, engineering and deliverables', async ({ visit }) => {
  const page = await visit('/sample-diana', phone);
  const steps = await page.locator('article ol > li').evaluateAll((all) =>
    all.map((step) => {
      const { left, right } = step.getBoundingClientRect();
      const card = step.closest('article')?.getBoundingClientRect();
      return card !== undefined && left >= card.left && right <= card.right;
    }),
  );
  expect(steps).toEqual(Array.from({ length: 15 }, () => true));
});

stillJourney('on a phone the rows of the footer are equally tall', async ({ visit }) => {
  const heights = await heightsOf(await visit('/', phone), 'footer li');
  expect(heights.length).toBeGreaterThan(4);
  expect(new Set(heights)).toHaveProperty('size', 1);
});

stillJourney('the address to write to stands on one line wherever it fits on one', async ({ visit }) => {
  const page = await visit('/contact');
  const link = 'dl a[href^="mailto:"]';
  const heights: number[][] = [];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // Of its text and the room for a thumb around it.
    heights.push(await heightsOf(page, link));
  }
  for (const [height = 0] of heights) expect(height).toBeLessThan(2 * 1.6 * 18 + 24);
});
