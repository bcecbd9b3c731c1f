import { describe } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { journey } from '../helpers/journey.ts';
import { distanceFrom, scrollToMiddle } from './reading-place.ts';

const pages = ['/', '/organizations', '/need-impact-agents', '/about', '/agent/tara', '/privacy-policy'];
/** Widths of the window in CSS pixels. */
const widths = [390, 1280];

describe('a visitor in the middle of a page finds the same words after a reload, and after Back from another site', () => {
  journey.for(pages.flatMap((path) => widths.map((width) => [path, width] as const)))(
    '%s, %i px wide',
    async ([path, width], { openTab }) => {
      const { page, problems } = await openTab({ path, viewport: { width, height: 800 } });
      // The script that unlocks the site runs on the other site too.
      problems.expect(/Storage is disabled inside 'data:' URLs/);
      // From then on, React Router stores the visitor's place when the page is left.
      const keepsPlace = () => page.waitForFunction(() => window.history.scrollRestoration === 'manual');
      await keepsPlace();
      const place = await page.evaluate(scrollToMiddle);
      await page.reload();
      await keepsPlace();
      await eventually(() => page.evaluate(distanceFrom, place), 10_000).toBeLessThan(40);
      await page.goto('data:text/html,another site');
      await page.goBack();
      await keepsPlace();
      await eventually(() => page.evaluate(distanceFrom, place), 10_000).toBeLessThan(40);
    },
  );
});
