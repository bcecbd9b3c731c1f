import type { Page } from 'playwright-core';

/** Attribute with the number of a Tab stop, in the order of the document. */
export const TAB_STOP = 'data-tab-stop';

/** Numbers all interactive elements and returns how many there are. Radio groups and frames would count once. */
export function markTabStops(page: Page): Promise<number> {
  return page.evaluate((mark) => {
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
    const operable =
      'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]';
    const stops = [...document.querySelectorAll<HTMLElement | SVGElement>(operable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]'),
    );
    for (const [index, element] of stops.entries()) element.setAttribute(mark, String(index));
    return stops.length;
  }, TAB_STOP);
}

/**
 * Presses Tab up to the last stop and once more, and returns where the focus did not move to the next stop. After the last one it
 * may leave the page or start again, neither of which is a trap.
 */
export async function strayTabs(page: Page): Promise<string[]> {
  const count = await markTabStops(page);
  await page.evaluate((mark) => {
    // Starts at the top, wherever the focus was.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    const reached: (string | null)[] = [];
    Object.assign(window, { reachedStops: reached });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) reached.push(target.getAttribute(mark));
    });
  }, TAB_STOP);
  for (let number = 0; number <= count; number += 1) await page.keyboard.press('Tab');
  return page.evaluate(
    ([mark, length]) => {
      const reached: (string | null)[] = Reflect.get(window, 'reachedStops');
      const getName = (number: string | null | undefined) => {
        const element = document.querySelector(`[${mark}="${number}"]`);
        return element ? `${element.localName} "${element.textContent?.trim().slice(0, 40)}"` : 'no stop';
      };
      const faults: string[] = [];
      const wanted = Array.from({ length }, (_, number) => String(number));
      const first = wanted.findIndex((number, index) => reached[index] !== number);
      if (first >= 0) faults.push(`expected ${getName(String(first))}, reached ${getName(reached[first])}`);
      const next = reached[length];
      if (![undefined, '0', null].includes(next)) faults.push(`after the last stop comes ${getName(next)}`);
      return faults;
    },
    [TAB_STOP, count] as const,
  );
}
