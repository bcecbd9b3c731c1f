import type { Page } from 'playwright-core';

/** The current CSS rules of the page's components, without the markers that styled-components adds. */
export function styleRulesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
      .filter((rule) => !rule.startsWith('data-styled.')),
  );
}

/** The CSS rules with which the server sent the page at this address. */
export function styleRulesAsSent(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const sent = new DOMParser().parseFromString(html, 'text/html');
    const rules = [...sent.querySelectorAll('style[data-styled]')].flatMap(({ textContent }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(textContent);
      return [...sheet.cssRules].map(({ cssText }) => cssText);
    });
    return rules.filter((rule) => !rule.startsWith('data-styled.'));
  });
}
