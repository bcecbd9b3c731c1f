import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { stillJourney } from '../helpers/still-journey.ts';
import { agentPages, everyPage } from './every-page.ts';

/** The smallest text in CSS pixels. */
const SMALLEST = 12;

const widths = [320, 390, 768, 1024, 1440];

/** The texts below `SMALLEST`, as they are shown: a drawing scales its texts, and so does a transform. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const getScale = (element: Element): number => {
      if (element instanceof SVGGraphicsElement) {
        const matrix = element.getScreenCTM();
        return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      }
      const { transform, scale } = getComputedStyle(element);
      const matrix = new DOMMatrix(transform === 'none' ? '' : transform);
      const own = Math.hypot(matrix.a, matrix.b) * (scale === 'none' ? 1 : Number.parseFloat(scale));
      return element.parentElement ? own * getScale(element.parentElement) : own;
    };
    const small: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize) * getScale(parentElement);
      if (size < smallest - 0.01) small.push(`${size.toFixed(1)} px: ${textContent.trim()}`);
    }
    return small;
  }, SMALLEST);
}

describe('no text is smaller than 12 pixels, at any width', () => {
  stillJourney.for([...new Set([...everyPage, ...agentPages])])('%s', async (path, { visit }) => {
    const page = await visit(path);
    const small: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      small.push(...(await smallTexts(page)).map((text) => `${width} px wide, ${text}`));
    }
    expect(small).toEqual([]);
  });
});
