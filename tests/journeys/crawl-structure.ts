import type { Locator, Page } from 'playwright-core';
import { type CrawledDocument, crawlDocument } from './crawl-document.ts';
import { documentTypes, typeOfPane } from './document-types.ts';

/** One pane that was opened; `document` when it shows a document's form. */
export type CrawledPane = { path: string; document?: CrawledDocument };

const ROOT = '/studio/structure/';

/** What a list without entries says. */
const NOTHING = /Nothing is in this list yet|No documents of this type|You have removed nothing recently/;

/**
 * Opens every pane below the one that is open at `path`: all groups, lists and singletons, and of each list its first
 * document.
 */
export async function crawlStructure(page: Page, path = ROOT): Promise<CrawledPane[]> {
  const panes: CrawledPane[] = [];
  for (const href of await childrenToOpen(page, path)) {
    const shown = page.getByTestId('form-view');
    // A form that is still shown for the pane before must not be taken for the one that is coming.
    await shown.evaluateAll((forms) => {
      for (const form of forms) form.setAttribute('data-crawled', '');
    });
    await panesOf(page).locator(`a[href="${href}"]`).first().click();
    await page.waitForURL((url) => url.pathname === href);
    const form = page.locator('[data-testid="form-view"]:not([data-crawled])');
    await form.or(childLinks(page, href).first()).or(leafList(page)).first().waitFor();
    if (await form.isVisible()) {
      panes.push({ path: href, document: await crawlDocument(page, typeOfPane(href) ?? '') });
    } else {
      panes.push({ path: href }, ...(await crawlStructure(page, href)));
      // The inner panes may have hidden this one's list.
      await goTo(page, path);
    }
  }
  return panes;
}

/** Goes to an address as Back and Forward do: the Studio stays as it is loaded. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function childrenToOpen(page: Page, path: string): Promise<string[]> {
  const links = childLinks(page, path);
  await links.first().or(leafList(page)).first().waitFor();
  const all = await links.evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href') ?? ''));
  // The guide beside the first list leads to some of its entries too.
  const children = [...new Set(all)];
  // Singletons and the lists of a type have the type's name as their pane's id; documents of a list do not.
  const isOwnPane = (href: string) => path === ROOT || documentTypes.includes(href.split(';').at(-1) ?? '');
  return children.filter((href, index) => index === 0 || isOwnPane(href));
}

/** What shows that a list leads no further: that it has no entries, or that it is the list of removals. */
function leafList(page: Page): Locator {
  const removals = panesOf(page).getByRole('button', { name: /^Bring it back/ });
  return page.getByText(NOTHING).or(removals).first();
}

/** The links of a list pane: addresses one pane longer than its own. The guide beside the panes has links too. */
function childLinks(page: Page, path: string) {
  const isRoot = path === ROOT;
  const below = `a[href^="${path}${isRoot ? '' : ';'}"]`;
  return panesOf(page).locator(isRoot ? `${below}:not([href*=";"]):not([href="${ROOT}"])` : below);
}

function panesOf(page: Page): Locator {
  return page.locator('[data-pane-index]');
}
