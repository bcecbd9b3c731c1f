import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriers, barriersOfColour, barriersWithin } from './barriers.ts';
import { everyPage } from './every-page.ts';
import { GOOD_LAYOUT_SHIFT, layoutShift } from './layout-shift.ts';
import { sideways } from './sideways.ts';
import { stillJourney } from './still-journey.ts';

const phone = { width: 390, height: 844 };

/** The narrowest window that WCAG 2.2 (1.4.10) speaks of. */
const narrowest = { width: 320, height: 568 };

const unzoomed = { width: 1280, height: 900 };
/** What is left of that window at a zoom of 200 %. */
const zoomed = { width: 640, height: 450 };

const inTheme = (page: Page, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme });

stillJourney.for(everyPage)(
  '%s keeps nobody out, in either theme, wide and narrow',
  async (path, { visit }) => {
    const page = await visit(path);
    expect(await barriers(page), 'on a wide screen').toEqual([]);
    expect(await layoutShift(page), 'what moved while it came').toBeLessThan(GOOD_LAYOUT_SHIFT);
    await inTheme(page, 'dark');
    expect(await barriersOfColour(page), 'on a wide screen in the dark theme').toEqual([]);

    await page.setViewportSize(phone);
    expect(await barriers(page), 'on a phone in the dark theme').toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await barriersWithin(page, 'header'), 'the open menu in the dark theme').toEqual([]);
    await inTheme(page, 'light');
    expect(await barriersWithin(page, 'header'), 'the open menu').toEqual([]);

    await page.setViewportSize(narrowest);
    expect(await sideways(page), 'with the menu open in the narrowest window').toEqual([]);
    await page.keyboard.press('Escape');
    expect(await sideways(page), 'in the narrowest window').toEqual([]);
    await page.setViewportSize(zoomed);
    expect(await sideways(page), 'at a zoom of 200 %').toEqual([]);
    await page.setViewportSize(unzoomed);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sideways(page), 'with text twice as large').toEqual([]);
  },
);

stillJourney(
  'a tooltip waits for a resting pointer, stays to be read, and goes with Escape',
  async ({ visit }) => {
    const page = await visit('/about');
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(
      scripts.filter((name) => name.includes('tooltip-bubbles')),
      'loaded before its time',
    ).toEqual([]);
    const item = page.getByRole('link', { name: 'CPA/SME CHANGE AGENTS' });
    const bubble = page
      .getByRole('tooltip')
      .getByText('Certified public accountants and subject-matter experts');

    await item.hover();
    const hovered = performance.now();
    await bubble.waitFor();
    expect(performance.now() - hovered).toBeGreaterThan(600);
    expect(await barriers(page), 'with the tooltip open').toEqual([]);
    await bubble.hover();
    // Longer than a bubble would need to close.
    await page.waitForTimeout(400);
    expect(await bubble.isVisible(), 'under the pointer').toBe(true);
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'GLOBAL IMPACT' }).focus();
    await page.keyboard.press('Tab');
    await bubble.waitFor();
    expect(await item.getAttribute('aria-describedby')).not.toBeNull();
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });
    expect(await item.evaluate((link) => link === document.activeElement)).toBe(true);
  },
);

stillJourney(
  'the locked gate keeps nobody out who has the password, in either theme',
  async ({ openTab }) => {
    const { page } = await openTab({ path: '/', unlocked: false, reducedMotion: 'reduce' });
    const password = page.getByPlaceholder('Enter password');
    await password.waitFor();
    for (const size of [phone, narrowest, zoomed]) {
      await page.setViewportSize(size);
      expect(await sideways(page), `${size.width} pixels wide`).toEqual([]);
    }
    expect(await barriers(page)).toEqual([]);
    await password.fill('open sesame');
    await password.press('Enter');
    await page.getByText('Incorrect password').waitFor();
    expect(await barriers(page), 'after a wrong password').toEqual([]);
    await inTheme(page, 'dark');
    expect(await barriersOfColour(page), 'in the dark theme').toEqual([]);
  },
);
