import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contactPage } from '../../../scripts/seed/documents/contact-page.ts';
import { comeBackLater } from '../helpers/come-back.ts';
import { eventually } from '../helpers/eventually.ts';
import { writingJourney } from '../helpers/journey.ts';
import { publish } from '../helpers/publish.ts';
import { renderedPage } from '../helpers/rendered-page.ts';
import { untilHydrated } from '../helpers/still-journey.ts';
import { listQueries } from './lake-queries.ts';

const [before, after] = [contactPage.heading ?? '', 'Call us before the grant is due'];

/** Records every main heading that the page shows, however briefly. Runs in the page before its scripts. */
function recordHeadings() {
  const seen = new Set<string>();
  Object.assign(window, { headingsSeen: seen });
  const look = () => {
    for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

writingJourney(
  'a first-time visitor never sees content from before a publish',
  async ({ openTab, server }) => {
    expect(await renderedPage(server.url, '/contact')).toContain(before);
    await publish(server, { id: 'contactPage', set: { heading: after } });
    const published = performance.now();
    // Takes about two seconds on an idle machine.
    await eventually(() => renderedPage(server.url, '/contact')).toContain(after);
    console.info(`rendered again ${Math.round(performance.now() - published)} ms after the publish`);

    const { page } = await openTab({ path: '/privacy-policy' });
    await page.addInitScript(recordHeadings);
    await page.goto('/contact');
    await page.getByRole('heading', { level: 1, name: after }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => [...Reflect.get(window, 'headingsSeen')])).toEqual([after]);
  },
);

writingJourney(
  'a first view asks the lake nothing, and a visitor sees a publish when going on after it or coming back after five minutes',
  async ({ openTab, server }) => {
    const { page: locked } = await openTab({ path: '/contact', unlocked: false });
    await locked.getByPlaceholder('Enter password').waitFor();
    const { page } = await openTab({ path: '/contact' });
    await untilHydrated(page);
    for (const tab of [locked, page]) {
      await tab.waitForLoadState('networkidle');
      expect(await listQueries(tab)).toEqual([]);
    }
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LIKE OS' }).click();
    await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
    const change = async (text: string) => {
      await publish(server, { id: 'contactPage', set: { heading: text } });
      await eventually(() => renderedPage(server.url, '/contact')).toContain(text);
    };
    await change('Write to us first');
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' }).click();
    await eventually(() => heading.innerText()).toBe('Write to us first');
    expect(await listQueries(page)).toEqual([]);

    await change('Come back and read this');
    await comeBackLater(page);
    await eventually(() => heading.innerText()).toBe('Come back and read this');
    expect(await listQueries(page)).not.toEqual([]);
  },
);

writingJourney(
  'an address that an editor enters fits on one line, and pages show it',
  async ({ openTab, server }) => {
    const address = 'write.to.us@helping-hands-of-ohio.org';
    await publish(server, { id: 'siteSettings', set: { contactEmail: address } });
    await eventually(() => renderedPage(server.url, '/privacy-policy')).toContain(address);

    const { page } = await openTab({ path: '/contact' });
    await untilHydrated(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await countLines(page, 'dl a[href^="mailto:"]'), `${width} pixels wide`).toBe(1);
    }
  },
);

/** Number of lines of an element's text. */
function countLines(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}
