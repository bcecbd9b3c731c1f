import type { Page } from 'playwright-core';

/**
 * What a page makes a reader scroll sideways for or cuts off: nothing, or a line for each element that reaches past the
 * right edge of the window while the document, or a section that clips what it holds, is wider than the window.
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    // A section that is laid out late clips: the document never gets wider for it. One that was not laid out yet has no width.
    const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
    for (const section of sections) section.style.contentVisibility = 'visible';
    const scrollWidth = Math.max(...[document.documentElement, ...sections].map((box) => box.scrollWidth));
    const tooWide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.localName} "${element.textContent?.slice(0, 40)}" in ${scrollWidth} px`);
    for (const section of sections) section.style.removeProperty('content-visibility');
    return scrollWidth > clientWidth ? tooWide : [];
  });
}
