import type { Page } from 'playwright-core';
import { lostWords } from './words.ts';

/** The words of all of a page: also of what is folded away, and of what fades in later. */
export function allWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set<string>();
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode as Text; // SHOW_TEXT gives texts only.
      const text = data.replaceAll(/\s+/g, ' ').trim();
      if (!text || !parent) continue;
      // Nobody presses paper, and a part that is there for one width only says nothing new.
      if (parent.closest('[aria-hidden="true"], button, nav, [role="group"], [role="status"], script, style'))
        continue;
      const isFolded = parent.closest('details:not([open])') !== null;
      if (isFolded || parent.checkVisibility()) texts.add(text);
    }
    return [...texts];
  });
}

/** What of a page does not come out of a printer as it should: a line for each. Leaves the page as it was. */
export async function unprinted(page: Page): Promise<string[]> {
  // The styles for paper come after the words, where a document names any.
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
