import type { Page } from 'playwright-core';

/** The rules of a page by where they are: in the sheet with which it came, or in the one that styled-components makes. */
export function rulesOf(page: Page): Promise<{ rendered: string[]; inserted: string[] }> {
  return page.evaluate(() => {
    const rules = (selector: string) =>
      [...document.querySelectorAll<HTMLStyleElement>(selector)].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
      );
    return { rendered: rules('style[data-bare]'), inserted: rules('style[data-styled]') };
  });
}
