import type { Page } from 'playwright-core';

/** Missing landmarks, by which screen reader users navigate, one line each. */
export function missingLandmarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isThere = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const count = (selector: string) => [...document.querySelectorAll(selector)].filter(isThere).length;
    for (const one of ['main', 'h1', 'body > #root > header', 'body > #root > footer'])
      if (count(one) !== 1) faults.push(`${count(one)} of ${one}`);

    const getName = (element: Element) => {
      const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      return (labelled?.textContent ?? element.getAttribute('aria-label') ?? '').trim();
    };
    const names = [...document.querySelectorAll('nav')].filter(isThere).map(getName);
    if (names.includes('')) faults.push('a navigation without a name');
    if (new Set(names).size < names.length) faults.push(`navigations of one name: ${names.join(', ')}`);

    const first = document.querySelector<HTMLAnchorElement>('a[href], button');
    if (first?.hash !== '#content' || !document.querySelector('main#content'))
      faults.push('the first stop does not lead past the menu');
    if (!document.documentElement.lang) faults.push('the document does not say its language');
    if (!document.title.trim()) faults.push('the document has no title');
    return faults;
  });
}
