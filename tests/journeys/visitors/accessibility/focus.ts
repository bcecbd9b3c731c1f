import type { Page } from 'playwright-core';
import { markTabStops, TAB_STOP } from './tab-stops.ts';

/**
 * Moves the focus through all focusable elements, forwards and back, and returns those whose focus is not visible: without a ring,
 * outside of the window, or covered (WCAG 2.2, 2.4.7 and 2.4.11). The last key pressed must have been Tab, so that browsers show
 * the focus.
 */
export async function unseenFocus(page: Page): Promise<string[]> {
  await markTabStops(page);
  return page.evaluate((mark) => {
    const getName = (which: Element | null) =>
      `${which?.localName} "${(which?.getAttribute('aria-label') ?? which?.textContent)?.trim().slice(0, 40)}"`;

    const hasRing = (parts: readonly Element[]) =>
      parts.some((part) => {
        const { outlineStyle, outlineWidth, stroke } = getComputedStyle(part);
        // In SVG the ring is a shape, since browsers render outlines there differently.
        if (part instanceof SVGRectElement) return stroke !== 'none';
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
    /** Whether a point of the focused element, its middle or near a corner, is not covered. */
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

    const findFaults = (stop: HTMLElement | SVGElement): string[] => {
      stop.focus();
      const name = getName(stop);
      if (document.activeElement !== stop) return [`${name} does not take the focus`];
      const parts = [stop, ...stop.querySelectorAll('*')];
      const faults: string[] = [];
      if (!hasRing(parts)) faults.push(`${name} has no ring`);
      if (!stop.checkVisibility({ opacityProperty: true })) faults.push(`${name} is see-through`);
      const boxes = parts.flatMap((part) => [...part.getClientRects()]);
      if (!boxes.some((box) => isOnTop(stop, box))) {
        const { x, y, width, height } = stop.getBoundingClientRect();
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        faults.push(`${name} at ${[x, y, width, height].map(Math.round)} is hidden by ${getName(over)}`);
      }
      return faults;
    };

    const stops = [...document.querySelectorAll<HTMLElement | SVGElement>(`[${mark}]`)];
    const faults = [...new Set([...stops, ...stops.toReversed()].flatMap(findFaults))];
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    return faults;
  }, TAB_STOP);
}
