import { expect } from 'vitest';
import { contactPage } from '../../scripts/seed/documents/contact-page.ts';
import { eventually } from './eventually.ts';
import { writingJourney } from './journey.ts';
import { publish } from './publish.ts';
import { renderedPage } from './rendered-page.ts';

const [before, after] = [contactPage.heading ?? '', 'Call us before the grant is due'];

/** Every main heading that the page has ever had, however short. Runs in the page, before anything of it. */
function recordHeadings() {
  const seen = new Set<string>();
  Object.assign(window, { headingsSeen: seen });
  const look = () => {
    for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

writingJourney('a cold visitor never sees what was there before a publish', async ({ openTab, server }) => {
  expect(await renderedPage(server.url, '/contact')).toContain(before);
  await publish(server, { id: 'contactPage', set: { heading: after } });
  const published = performance.now();
  // Two seconds on a machine that has nothing else to do.
  await eventually(() => renderedPage(server.url, '/contact')).toContain(after);
  console.info(`rendered again ${Math.round(performance.now() - published)} ms after the publish`);

  const { page } = await openTab({ path: '/privacy-policy' });
  await page.addInitScript(recordHeadings);
  await page.goto('/contact');
  await page.getByRole('heading', { level: 1, name: after }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => [...Reflect.get(window, 'headingsSeen')])).toEqual([after]);
});
