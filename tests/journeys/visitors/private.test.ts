import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { cookiePolicy } from '../../../scripts/seed/documents/legal/cookie-policy.ts';
import { siteSettings } from '../../../scripts/seed/documents/site-settings.ts';
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts';
import { LOCAL_GATE_PASSWORD } from '../../../server/process/environment.ts';
import { inScope, pagesOfEachKind } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { journey } from '../helpers/journey.ts';
import { checks } from './accessibility/checks.ts';
import { getHead } from './document-head.ts';
import { everyPage } from './every-page.ts';

const policyText = JSON.stringify(cookiePolicy.body);

journey(
  'a browser stores only what the cookie policy names, and sends no request to another host',
  async ({ openTab }) => {
    // Requests to other hosts fail every journey: see page-problems.ts.
    const { page, problems } = await openTab({ path: '/', unlocked: false });
    problems.expect(/\(404\)|status of 404/);
    await page.getByPlaceholder('Enter password').fill(LOCAL_GATE_PASSWORD);
    await page.getByRole('button', { name: 'Submit' }).click();
    // Waits, since leaving before the password was checked would keep the site locked.
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const path of inScope(everyPage, pagesOfEachKind)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    const stored = await page.evaluate(async () => ({
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored).toEqual({
      local: { authenticated: 'true' },
      // Scroll positions of React Router.
      session: ['react-router-scroll-positions'],
      databases: [],
      caches: [],
      workers: 0,
    });
    expect(await page.context().cookies()).toEqual([]);
    for (const name of ['authenticated', ...stored.session]) expect(policyText).toContain(`“${name}”`);
    expect(policyText).toContain('“true”');
  },
);

journey('a browser without storage shows the site for this visit', async ({ openTab }) => {
  const { page } = await openTab({ path: '/_lake/health', unlocked: false });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The storage is refused.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto('/about');
  await page.getByPlaceholder('Enter password').fill(LOCAL_GATE_PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'LIKE OS' }).click();
  await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.reload();
  await eventually(() => page.getByPlaceholder('Enter password').isVisible()).toBe(true);
});

/** Fields that are public despite the gate. */
const publicFields = ['gateHelp', 'gateDescription', 'noScriptText'];

/** All sentences of the content that are visible only with the password, as they are displayed. */
const gatedCopy = seedDocuments
  .flatMap((document) => listTexts(document, document._type === 'siteSettings' ? publicFields : []))
  .map((text) => text.replaceAll('{product}', siteSettings.productName ?? '').trim())
  .filter((text) => text.length > 30 && text.includes(' ') && !text.includes('{'));

test('finds the gated copy in the content', () => {
  expect(gatedCopy.length).toBeGreaterThan(500);
});

journey('no document or file of a locked site contains its copy', async ({ server }) => {
  const files = ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/no/such/page'];
  for (const path of [...everyPage, ...files]) {
    const response = await fetch(server.url + path);
    const said = readable(`${await response.text()} ${JSON.stringify([...response.headers])}`);
    expect(
      gatedCopy.filter((text) => said.includes(text)),
      path,
    ).toEqual([]);
  }
});

/** Number of locked browsers in parallel; they mostly wait. */
const BROWSERS = 3;

journey('no script that a locked browser loads contains its copy', async ({ browser, server }) => {
  /** Loaded scripts, each with one of the pages that load it. */
  const loaded = new Map<string, string>();
  const left = [...inScope(everyPage, pagesOfEachKind)];
  const visitInTurn = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const scripts = await scriptsOfLocked(browser, server.url, path);
      expect(scripts.length, path).toBeGreaterThan(3);
      for (const script of scripts) loaded.set(script, path);
    }
  };
  await Promise.all(Array.from({ length: BROWSERS }, visitInTurn));
  for (const [script, path] of loaded) {
    const said = await (await fetch(script)).text();
    expect(
      [...gatedCopy, ...Object.values(checks)].filter((text) => said.includes(text)),
      `${script} on ${path}`,
    ).toEqual([]);
  }
});

/** The scripts that a new visitor without the password loads on a page. */
async function scriptsOfLocked(browser: Browser, origin: string, path: string): Promise<string[]> {
  // A new context, without a cache from earlier pages.
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByPlaceholder('Enter password').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.js$/.test(name)),
  );
  await context.close();
  return scripts;
}

journey('a locked page has its name in the metadata and no other content', async ({ server }) => {
  for (const path of everyPage) {
    const response = await fetch(server.url + path);
    const head = getHead(readable(await response.text()));
    const isThere = path !== '/not-found' && path !== '/agent/nobody';
    expect([path, response.status]).toEqual([path, isThere ? 200 : 404]);
    // A page without a name, such as the not-found page, has the product's.
    const name = head.content('og:title');
    expect(head.title, path).toBe(name === 'Beacon' ? name : `${name} | Beacon`);
    expect(head.content('robots'), path).toBe('noindex');
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(head.content(name), path).toBe(siteSettings.gateDescription);
    const picture = await fetch(head.content('og:image') ?? '');
    expect([path, picture.status, picture.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
  }
  const tara = getHead(await (await fetch(`${server.url}/agent/tara`)).text());
  expect(tara.content('og:title')).toBe('Tara');
  for (const icon of ['/favicon.ico', '/apple-touch-icon.png', '/icon-maskable-512.png'])
    expect((await fetch(server.url + icon)).status, icon).toBe(200);
});

/** All texts in a value, except in the excluded fields. */
function listTexts(value: unknown, leftOut: readonly string[]): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    leftOut.includes(name) ? [] : listTexts(item, leftOut),
  );
}

function readable(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
