import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { journey } from '../helpers/journey.ts';
import { stillJourney, untilHydrated } from '../helpers/still-journey.ts';
import { brokenWords } from './accessibility/words.ts';
import { agentPages } from './every-page.ts';

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

stillJourney(
  'on a phone no word of an agent’s page breaks, whatever its piece of work',
  { timeout: 120_000 },
  async ({ visit }) => {
    for (const path of agentPages) {
      const page = await visit(path, phone);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ ...phone, width });
        expect(await brokenWords(page), `${path}, ${width} pixels wide`).toEqual([]);
      }
    }
  },
);

stillJourney('on a phone the rows of the footer have equal heights', async ({ visit }) => {
  const page = await visit('/', phone);
  const heights = await page
    .locator('footer li')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(4);
  expect(new Set(heights)).toHaveProperty('size', 1);
});

/** A screen of 1366 × 768 pixels at 500 %, the maximum zoom of browsers. */
const fivefold = { width: 320, height: 110 };

journey('shows each card in a window with a tenth of a card’s height', async ({ openTab }) => {
  const { page } = await openTab({ path: '/sample-diana', viewport: fivefold });
  await untilHydrated(page);
  const cards = page.getByRole('article');
  expect(await cards.count()).toBe(5);
  for (const card of await cards.all()) {
    const title = card.getByRole('heading', { level: 3 });
    await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const height = await card.evaluate((element) => element.getBoundingClientRect().height);
    // The observer's margin included, less than a tenth of a card fits into the window.
    expect(height, 'or this shows nothing').toBeGreaterThan(11 * fivefold.height);
    await eventually(() =>
      title.evaluate((element) => element.checkVisibility({ opacityProperty: true })),
    ).toBe(true);
  }
});
