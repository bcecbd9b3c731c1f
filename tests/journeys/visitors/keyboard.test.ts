import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { stillJourney } from '../helpers/still-journey.ts';

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);

stillJourney('a keyboard user skips to the content and navigates between pages', async ({ visit }) => {
  const page = await visit('/');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('content');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await page.getByRole('link', { name: 'My Intelligence – See Diana’s work' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Diana' }).waitFor();
  await eventually(() => focused(page)).toBe('content');
});

stillJourney('a link to a part of a page moves the focus there', async ({ visit }) => {
  const page = await visit('/privacy-policy');
  const contents = page.getByRole('main').getByRole('navigation');
  const [, heading = ''] = ((await contents.getByRole('link').nth(2).getAttribute('href')) ?? '').split('#');
  await contents.getByRole('link').nth(2).focus();
  await page.keyboard.press('Enter');
  await eventually(() => focused(page)).toBe(decodeURIComponent(heading));
  await page.goBack();
  await eventually(() => focused(page)).toBe('content');

  await visit('/about');
  const pillar = page.getByRole('main').locator('a[href^="/poly-ai#pillar-"]').nth(1);
  const [, part = ''] = ((await pillar.getAttribute('href')) ?? '').split('#');
  await pillar.focus();
  await page.keyboard.press('Enter');
  await eventually(() => focused(page)).toBe(part);
  expect(await page.locator(`[id="${part}"]`).isVisible()).toBe(true);
});

stillJourney('on a phone the menu can be opened, used and closed by keyboard', async ({ visit }) => {
  const page = await visit('/about', { width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('HOME');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Menu');
  expect(await menu.getByRole('link', { name: 'HOME' }).isVisible()).toBe(false);

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'ABOUT', exact: true }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => focused(page)).toBe('Menu');

  await page.keyboard.press('Space');
  const labels = await menu.getByRole('listitem').allTextContents();
  for (const label of labels) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(label);
  }
  await page.keyboard.press('Enter');
  await eventually(() => new URL(page.url()).pathname).toBe('/contact');
  await eventually(() => focused(page)).toBe('content');
});
