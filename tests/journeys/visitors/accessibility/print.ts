import type { Page } from 'playwright-core';
import { lostWords } from './words.ts';

/** All texts of a page, including collapsed ones and those that fade in later. */
function allWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set<string>();
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode as Text; // SHOW_TEXT gives texts only.
      const text = data.replaceAll(/\s+/g, ' ').trim();
      if (!text || !parent) continue;
      // Buttons are not printed, and elements for one width only repeat other text.
      if (parent.closest('[aria-hidden="true"], button, nav, [role="group"], [role="status"], script, style'))
        continue;
      const isFolded = parent.closest('details:not([open])') !== null;
      if (isFolded || parent.checkVisibility()) texts.add(text);
    }
    return [...texts];
  });
}

/** Parts of a page that do not print correctly, one line each. Restores the page afterwards. */
export async function unprinted(page: Page): Promise<string[]> {
  // Print styles load after the text, if a document has any.
  await page.waitForFunction(() => {
    const named = document.querySelector('head noscript');
    return !named || document.querySelector<HTMLLinkElement>('link[href*="/print-"]')?.sheet;
  });
  const words = await allWords(page);
  await page.emulateMedia({ media: 'print' });
  const lost = await lostWords(page, words);
  const useless = await page.evaluate(() =>
    [...document.querySelectorAll('header nav, footer nav, button, a[href="#content"]')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
      )
      .map((element) => `on paper: ${element.localName} "${element.textContent?.trim().slice(0, 40)}"`),
  );
  await page.emulateMedia({ media: 'screen' });
  return [...lost, ...useless];
}
