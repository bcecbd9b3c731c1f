import type { Page } from 'playwright-core';

/**
 * What a page makes a reader scroll sideways for: nothing, or a line for each element that reaches past the right
 * edge of the window while the document is wider than the window.
 */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.localName} "${element.textContent?.slice(0, 40)}" in ${scrollWidth} px`);
  });
}
