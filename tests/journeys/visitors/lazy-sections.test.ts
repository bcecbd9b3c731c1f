import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { journey } from '../helpers/journey.ts';
import { untilHydrated } from '../helpers/still-journey.ts';

/** The browser is never idle, so that sections wait until they come near. */
function neverIdle() {
  Object.assign(window, { requestIdleCallback: () => 0 });
}

/** The names of the files of scripts that a page has loaded, without their hashes, such as 'agents'. */
async function listScripts(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return urls.flatMap((url) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? []);
}

const isHydrated = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

/** Holds back a script until the returned function is called. */
async function holdBack(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('a section below the first screen', () => {
  journey(
    'is readable at once; its code is loaded and it is hydrated when it comes near',
    async ({ openTab }) => {
      const { page } = await openTab({ path: '/robots.txt' });
      await page.addInitScript(neverIdle);
      await page.goto('/');
      await untilHydrated(page, 'main');
      await page.waitForLoadState('networkidle');
      expect(await listScripts(page)).toContain('home-page');
      expect(await listScripts(page)).not.toContain('disclaimer');
      expect(await isHydrated(page, '[aria-labelledby=disclaimer-heading]')).toBe(false);
      await page.locator('#disclaimer-heading').scrollIntoViewIfNeeded();
      await eventually(() => isHydrated(page, '[aria-labelledby=disclaimer-heading]')).toBe(true);
      expect(await listScripts(page)).toContain('disclaimer');
    },
  );

  journey('is hydrated when the browser is idle, one after the other', async ({ openTab }) => {
    const { page } = await openTab({ path: '/' });
    await untilHydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await listScripts(page)).toContain('disclaimer');
  });

  journey.for([
    ['the application', /\/assets\/index-[\w-]+\.js/],
    ['its code', /\/assets\/agents-[\w-]+\.js/],
  ] as const)('repeats a click from before %s is there', async ([, file], { openTab }) => {
    const { page } = await openTab({ path: '/robots.txt', reducedMotion: 'reduce' });
    const release = await holdBack(page, file);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play' }).click();
    release();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
  });

  journey(
    'keeps a disclosure open that was opened before, also when the address changes meanwhile',
    async ({ openTab }) => {
      const { page } = await openTab({ path: '/robots.txt' });
      await page.addInitScript(neverIdle);
      const release = await holdBack(page, /\/assets\/impact-framework-[\w-]+\.js/);
      await page.goto('/agent/tara');
      await untilHydrated(page, 'main');
      const disclosure = page.locator('details').first();
      await disclosure.locator('summary').click();
      expect(await disclosure.evaluate((element) => Reflect.set(element, 'isMarked', true))).toBe(true);
      // A navigation within the page, which React Router hears of.
      await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
      release();
      await untilHydrated(page);
      expect(await disclosure.getAttribute('open')).toBe('');
      expect(await disclosure.evaluate((element) => Reflect.get(element, 'isMarked'))).toBe(true);
    },
  );
});
