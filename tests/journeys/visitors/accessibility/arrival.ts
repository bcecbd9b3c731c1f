import type { Page } from 'playwright-core';
import { eventually } from '../../helpers/eventually.ts';

/** Navigates without loading a new document, as Back and Forward do, and waits until the page is shown. */
export async function goTo(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await eventually(() => page.title()).not.toBe(before);
}

/** What is missing for screen readers after a navigation, one line each. */
export function unannounced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { activeElement, title } = document;
    if (activeElement?.localName !== 'main') faults.push(`the focus is on ${activeElement?.localName}`);
    const said = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    if (!title || !said.includes(title)) faults.push(`"${title}" is not announced, but ${said.join(', ')}`);
    if (window.scrollY !== 0) faults.push('the page does not begin at its top');
    return faults;
  });
}
