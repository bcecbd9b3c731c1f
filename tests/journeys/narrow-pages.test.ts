import { expect } from 'vitest';
import { stillJourney } from './still-journey.ts';

const phone = { width: 360, height: 780 };

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
