import type { Page } from 'playwright-core';

/**
 * What a page makes a reader scroll sideways for or cuts off: nothing, or a line for each element that reaches past the
 * right edge of the window while the document, or a section that clips what it holds, is wider than the window.
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    // A section that is laid out late clips: the document never gets wider for it.
    const boxes = [document.documentElement, ...document.querySelectorAll('main > section')];
    const scrollWidth = Math.max(...boxes.map((box) => box.scrollWidth));
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.localName} "${element.textContent?.slice(0, 40)}" in ${scrollWidth} px`);
  });
}
