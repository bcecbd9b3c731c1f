import type { Page } from 'playwright-core';

/**
 * What requires horizontal scrolling or is clipped at the right: empty, or a line for each element beyond the right edge of the
 * window, when the document or a clipping section is wider than the window.
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    // Sections with content-visibility clip, so the document does not get wider. One that is not laid out yet has no width.
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
