import type { Page } from 'playwright-core';

/** The distances that WCAG 2.2 (1.4.12) lets a reader ask for. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Shows a page with the spacing that a reader may ask for; resolves with what takes it away again. */
export function withSpacing(page: Page): Promise<() => Promise<void>> {
  return withStyle(page, spacing);
}

/** Shows a page with its text twice as large and nothing else. */
export function withLargeText(page: Page): Promise<() => Promise<void>> {
  return withStyle(page, 'html { font-size: 200% !important; }');
}

/** Lays out all of a page, also what is far from the window: scripts look at it before the browser gets there. */
export async function layOutWhole(page: Page): Promise<void> {
  await withStyle(page, 'section { content-visibility: visible !important; }');
}

/** Adopted and not added as an element: the site's policy lets no foreign style in. */
async function withStyle(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
