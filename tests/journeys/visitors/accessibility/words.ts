import type { Page } from 'playwright-core';

/** The visible texts in the main part of a page, each once, without decorative ones. */
export function getWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts = new Set<string>();
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode as Text; // SHOW_TEXT gives texts only.
      const text = data.replaceAll(/\s+/g, ' ').trim();
      if (!text || !parent || parent.closest('[aria-hidden="true"], [role="status"], script, style'))
        continue;
      const isThere = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isThere && parent.getClientRects().length > 0) texts.add(text);
    }
    return [...texts];
  });
}

/** Texts that are no longer visible in the current state of the page, one line each. */
export async function lostWords(page: Page, words: readonly string[]): Promise<string[]> {
  const left = new Set(await getWords(page));
  return words.filter((text) => !left.has(text)).map((text) => `lost: "${text.slice(0, 60)}"`);
}

/**
 * Texts that cannot be reached in the current state of the page. Text in a collapsed part can be reached with one press, and a
 * heading of a hidden section is not reported, since the texts of the section are.
 */
export async function unreachableWords(page: Page, words: readonly string[]): Promise<string[]> {
  const hiddenHeadings = await page.evaluate(() => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of folded) {
      details.open = true;
      details.dataset.unfolded = '';
    }
    const headings = [...document.querySelectorAll('main section h2')];
    return headings
      .filter((heading) => heading.closest('section')?.checkVisibility() === false)
      .map(({ textContent }) => textContent?.trim());
  });
  const lost = await lostWords(
    page,
    words.filter((text) => !hiddenHeadings.includes(text)),
  );
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-unfolded]')) {
      details.open = false;
      delete details.dataset.unfolded;
    }
  });
  return lost;
}

/** Texts that overflow a box which clips them, one line each. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels allowed for rounding, and for descenders below a tight line. */
    const TOLERANCE = 4;
    const isForListeners = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForListeners(element.parentElement));
    const closestScroller = (element: Element): Element | null => {
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll') return element;
      return element.parentElement && closestScroller(element.parentElement);
    };
    const cutters = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (!(element instanceof HTMLElement) || isForListeners(element)) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
    });
    return cutters.flatMap((cutter) => {
      const box = cutter.getBoundingClientRect();
      const walker = document.createTreeWalker(cutter, NodeFilter.SHOW_TEXT);
      const lines: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const parent = text.parentElement;
        if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest('[aria-hidden="true"]') || isForListeners(parent)) continue;
        // Text that can be scrolled into view is not lost.
        const scroller = closestScroller(parent);
        if (scroller && cutter.contains(scroller)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const isCut = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < box.left - TOLERANCE ||
            right > box.right + TOLERANCE ||
            top < box.top - TOLERANCE ||
            bottom > box.bottom + TOLERANCE,
        );
        if (isCut) lines.push(`cut off by ${cutter.localName}: "${text.textContent.trim().slice(0, 60)}"`);
      }
      return lines;
    });
  });
}

/** Words that are broken across lines without a hyphen, one line each. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForListeners = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForListeners(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(parent).writingMode !== 'horizontal-tb' || isForListeners(parent)) continue;
      // Between other characters no line may end.
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00ad\u200b/–—@.()-]+/g)) {
        const range = document.createRange();
        // The first letter of a text may be a drop cap over several lines.
        range.setStart(text, index === 0 ? Math.min(1, word.length) : index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1)
          broken.push(`"${word}" is broken in "${parent.textContent?.trim().slice(0, 40)}"`);
      }
    }
    return broken;
  });
}
