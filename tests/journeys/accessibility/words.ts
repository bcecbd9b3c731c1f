import type { Page } from 'playwright-core';

/** The texts that a reader sees in the main part of a page, each once. What only decorates does not count. */
export function wordsOf(page: Page): Promise<string[]> {
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

/** What of a page's words is gone in the way that it is shown now: a line for each. */
export async function lostWords(page: Page, words: readonly string[]): Promise<string[]> {
  const left = new Set(await wordsOf(page));
  return words.filter((text) => !left.has(text)).map((text) => `lost: "${text.slice(0, 60)}"`);
}

/**
 * What of a page's words a reader cannot reach in the way that it is shown now. What one press unfolds is in reach, and the
 * heading of a section that is not shown is not missed: the texts of the section count by themselves.
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

/** The texts of a page that reach out of a box which cuts off what does not fit: a line for each. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding, and the tails of letters below a tight line. */
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
        // What can be pushed into view is not lost.
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

/** The words of a page that stand on two lines without a hyphen, as no reader would break them: a line for each. */
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
      // Between letters a line may end only at these.
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00ad\u200b/–—@.()-]+/g)) {
        const range = document.createRange();
        // The first letter of a text may be a large one, which reaches over several lines.
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
