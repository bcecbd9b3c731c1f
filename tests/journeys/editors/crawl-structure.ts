import type { Locator, Page } from 'playwright-core';
import { isFullScope } from '../../setup/test-scope.ts';
import { type CrawledDocument, crawlDocument } from './crawl-document.ts';
import { documentTypes, typeOfPane } from './document-types.ts';

/** A pane that was opened, with its document if it shows a form. */
export type CrawledPane = { path: string; document?: CrawledDocument };

const ROOT = '/studio/structure/';

/** Texts of an empty list. */
const NOTHING = /Nothing is in this list yet|No documents of this type|You have removed nothing recently/;

/** How many forms of one pane are opened with `npm test`; with `--all` every one. */
const FORMS = isFullScope ? Number.POSITIVE_INFINITY : 3;

/**
 * Opens every pane below the one at `path`: all groups, lists and singletons, and the first document of each list.
 */
export async function crawlStructure(page: Page, path = ROOT): Promise<CrawledPane[]> {
  const panes: CrawledPane[] = [];
  let forms = 0;
  for (const href of await childrenToOpen(page, path)) {
    if (forms === FORMS) break;
    const shown = page.getByTestId('form-view');
    // Marks the forms that are still shown, so that they are not mistaken for the next one.
    await shown.evaluateAll((forms) => {
      for (const form of forms) form.setAttribute('data-crawled', '');
    });
    await listPanes(page).locator(`a[href="${href}"]`).first().click();
    await page.waitForURL((url) => url.pathname === href);
    const form = page.locator('[data-testid="form-view"]:not([data-crawled])');
    await form.or(childLinks(page, href).first()).or(leafList(page)).first().waitFor();
    if (await form.isVisible()) {
      forms += 1;
      panes.push({ path: href, document: await crawlDocument(page, typeOfPane(href) ?? '') });
    } else {
      panes.push({ path: href }, ...(await crawlStructure(page, href)));
      // The inner panes may have hidden this pane's list.
      await goTo(page, path);
    }
  }
  return panes;
}

/** Navigates within the loaded Studio, as Back and Forward do. */
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
  // The guide next to the first list also links to some of its entries.
  const children = [...new Set(all)];
  // The pane id of singletons and lists is their type's name; that of documents in a list is not.
  const isOwnPane = (href: string) => path === ROOT || documentTypes.includes(href.split(';').at(-1) ?? '');
  return children.filter((href, index) => index === 0 || isOwnPane(href));
}

/** An element that shows that a list has no children: it is empty, or it is the list of removals. */
function leafList(page: Page): Locator {
  const removals = listPanes(page).getByRole('button', { name: /^Bring it back/ });
  return page.getByText(NOTHING).or(removals).first();
}

/** The links of a list pane: paths with one pane more than its own. The guide next to the panes has other links. */
function childLinks(page: Page, path: string) {
  const isRoot = path === ROOT;
  const below = `a[href^="${path}${isRoot ? '' : ';'}"]`;
  return listPanes(page).locator(isRoot ? `${below}:not([href*=";"]):not([href="${ROOT}"])` : below);
}

function listPanes(page: Page): Locator {
  return page.locator('[data-pane-index]');
}
