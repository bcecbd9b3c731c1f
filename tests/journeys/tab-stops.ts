import type { Page } from 'playwright-core';

/** Marks the elements that Tab should stop at with their number, in the order of the document. */
const MARK = 'data-tab-stop';

/** Marks everything a person can operate and says how many there are. Radio groups and frames would count once. */
export function markTabStops(page: Page): Promise<number> {
  return page.evaluate((mark) => {
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
  }, MARK);
}

/**
 * Presses Tab once and says what is wrong with where the focus went: nothing when it is the stop of this number,
 * shown with a ring, in the window and not under something else.
 */
export async function faultsOfNextStop(page: Page, number: number): Promise<string[]> {
  await page.keyboard.press('Tab');
  return page.evaluate(
    ([mark, expected]) => {
      const element = document.activeElement;
      const name = (which: Element | null) =>
        `${which?.localName} "${which?.textContent?.trim().slice(0, 40)}"`;
      if (element?.getAttribute(mark) !== expected) {
        const wanted = document.querySelector(`[${mark}="${expected}"]`);
        return [`expected ${name(wanted)}, reached ${name(element)}`];
      }
      const faults: string[] = [];
      const parts = [element, ...element.querySelectorAll('*')];
      // In a drawing a shape is the ring; browsers do not agree on outlines there.
      const hasRing = parts.some((part) => {
        const { outlineStyle, stroke } = getComputedStyle(part);
        return part instanceof SVGRectElement ? stroke !== 'none' : outlineStyle !== 'none';
      });
      if (!hasRing) faults.push('has no ring');
      if (!element.checkVisibility({ opacityProperty: true })) faults.push('is see-through');
      const seen = parts
        .flatMap((part) => [...part.getClientRects()])
        .map(({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2));
      if (!seen.some((hit) => element.contains(hit))) {
        const { x, y, width, height } = element.getBoundingClientRect();
        faults.push(`cannot be seen at ${[x, y, width, height]}, only ${seen.map(name).join(', ')}`);
      }
      return faults.map((fault) => `${name(element)} ${fault}`);
    },
    [MARK, String(number)] as const,
  );
}

/** Presses Tab after the last stop; whether the focus leaves the page or begins again, which is no trap. */
export async function isPastTheEnd(page: Page): Promise<boolean> {
  await page.keyboard.press('Tab');
  return page.evaluate(
    (mark) => ['0', null, undefined].includes(document.activeElement?.getAttribute(mark)),
    MARK,
  );
}
