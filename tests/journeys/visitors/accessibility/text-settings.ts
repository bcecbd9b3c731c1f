import type { Page } from 'playwright-core';

/** The text spacing of WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Applies that spacing to a page; resolves with a function that removes it. */
export function withSpacing(page: Page): Promise<() => Promise<void>> {
  return withStyle(page, spacing);
}

/** Doubles the text size of a page; resolves with a function that resets it. */
export function withLargeText(page: Page): Promise<() => Promise<void>> {
  return withStyle(page, 'html { font-size: 200% !important; }');
}

/** Uses an adopted style sheet, since the site's policy forbids added style elements. */
async function withStyle(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
