import type { Page } from 'playwright-core';
import { markTabStops, TAB_STOP } from '../tab-stops.ts';

/**
 * Puts the focus on everything that can have it, from the first to the last and back again, and says of which of them it
 * cannot be seen: that has no ring, is not in the window, or lies under something else (WCAG 2.2, 2.4.7 and 2.4.11).
 * The last key that was pressed must have been Tab, so that browsers show the focus.
 */
export async function unseenFocus(page: Page): Promise<string[]> {
  await markTabStops(page);
  return page.evaluate((mark) => {
    const nameOf = (which: Element | null) =>
      `${which?.localName} "${(which?.getAttribute('aria-label') ?? which?.textContent)?.trim().slice(0, 40)}"`;

    const hasRing = (parts: readonly Element[]) =>
      parts.some((part) => {
        const { outlineStyle, outlineWidth, stroke } = getComputedStyle(part);
        // In a drawing a shape is the ring; browsers do not agree on outlines there.
        if (part instanceof SVGRectElement) return stroke !== 'none';
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
    /** Whether a point of what has the focus, its middle or near a corner, is on top. */
    const isOnTop = (stop: Element, { left, top, width, height }: DOMRect) =>
      [
        [0.5, 0.5],
        [0.1, 0.2],
        [0.9, 0.2],
        [0.1, 0.8],
        [0.9, 0.8],
      ].some(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && stop.contains(hit);
      });

    const faultsOf = (stop: HTMLElement | SVGElement): string[] => {
      stop.focus();
      const name = nameOf(stop);
      if (document.activeElement !== stop) return [`${name} does not take the focus`];
      const parts = [stop, ...stop.querySelectorAll('*')];
      const faults: string[] = [];
      if (!hasRing(parts)) faults.push(`${name} has no ring`);
      if (!stop.checkVisibility({ opacityProperty: true })) faults.push(`${name} is see-through`);
      const boxes = parts.flatMap((part) => [...part.getClientRects()]);
      if (!boxes.some((box) => isOnTop(stop, box))) {
        const { x, y, width, height } = stop.getBoundingClientRect();
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        faults.push(`${name} at ${[x, y, width, height].map(Math.round)} is hidden by ${nameOf(over)}`);
      }
      return faults;
    };

    const stops = [...document.querySelectorAll<HTMLElement | SVGElement>(`[${mark}]`)];
    const faults = [...new Set([...stops, ...stops.toReversed()].flatMap(faultsOf))];
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    return faults;
  }, TAB_STOP);
}
