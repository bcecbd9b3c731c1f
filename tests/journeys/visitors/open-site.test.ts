import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { agentDocuments } from '../../../scripts/seed/documents/agents.ts';
import { homePage } from '../../../scripts/seed/documents/home-page.ts';
import { privacyPolicy } from '../../../scripts/seed/documents/legal/privacy-policy.ts';
import { siteSettings } from '../../../scripts/seed/documents/site-settings.ts';
import { fixedPaths } from '../../../web/app/routes.tsx';
import { inScope, pagesOfEachKind } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { type FaultName, openFaultyFront } from '../helpers/faulty-lake.ts';
import { journey as gatedJourney } from '../helpers/journey.ts';
import { type ServerProcess, startServer } from '../helpers/server-process.ts';
import { untilHydrated } from '../helpers/still-journey.ts';
import { getHead } from './document-head.ts';
import { agentPages, everyPage } from './every-page.ts';
import { visitFirstPaint } from './first-paint.ts';
import { listQueries } from './lake-queries.ts';
import { openVisitors, visitAll } from './outage-matrix.ts';

/** The current CSS rules of the page's components, without the markers that styled-components adds. */
function listStyleRules(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
      .filter((rule) => !rule.startsWith('data-styled.')),
  );
}

/** The CSS rules with which the server sent the page at this address. */
function styleRulesAsSent(page: Page): Promise<string[]> {
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

/** Journeys to a site without a gate (GATE=off), with a visitor who never unlocked it. */
const journey = gatedJourney.extend(
  'server',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
  async ({}, { onCleanup }): Promise<ServerProcess> => {
    const server = await startServer({ GATE: 'off' });
    onCleanup(() => server.dispose());
    return server;
  },
);

const tara = agentDocuments.find(({ _id }) => _id === 'agent-tara');

/** Three kinds of pages, with texts from the beginning to the end of each. */
const pages = [
  {
    path: '/',
    heading: homePage.heroHeadline,
    title: 'Beacon: AI Agents for Mission-Driven Organizations',
    texts: [
      ...agentDocuments.map(({ name }) => name),
      ...(homePage.nexus?.capabilities ?? []).map(({ description }) => description),
      ...(homePage.statistics ?? []).map(({ label }) => label),
      homePage.disclaimer?.heading,
    ],
  },
  {
    path: '/agent/tara',
    heading: tara?.name,
    title: /^Tara/,
    texts: [
      tara?.problem,
      tara?.solution,
      ...(tara?.expertise ?? []),
      ...(tara?.problemCards ?? []).map(({ title }) => title),
    ],
  },
  {
    path: '/privacy-policy',
    heading: privacyPolicy.title,
    title: /^Privacy Policy/,
    // Paragraphs with a fact that nobody entered are left out.
    texts: (privacyPolicy.body ?? [])
      .filter((block) => !JSON.stringify(block).includes('{email}'))
      .flatMap((block) => (block._type === 'block' ? (block.children ?? []).map(({ text }) => text) : [])),
  },
];

journey.for(pages)(
  '$path is complete without JavaScript and gets hydrated with it',
  async (page, { openTab }) => {
    const { page: plain } = await openTab({ path: page.path, unlocked: false, javaScriptEnabled: false });
    await plain.getByRole('heading', { level: 1, name: page.heading }).waitFor();
    const read = await wordsToRead(plain);
    // The site replaces placeholders by facts.
    const texts = page.texts.filter((text) => text !== undefined && !text.includes('{'));
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts) expect(read).toContain(text?.trim());
    expect(await hiddenHeadings(plain.getByRole('main')), 'headings that wait for a script').toEqual([]);
    expect(await plain.getByPlaceholder('Enter password').count()).toBe(0);
    expect(await plain.getByRole('group', { name: 'Video controls' }).count(), 'dead buttons').toBe(0);

    await plain.emulateMedia({ media: 'print' });
    const hasMenu = () => plain.locator('#root > header').isVisible();
    await eventually(hasMenu).toBe(false);

    expect(await plain.title()).toMatch(page.title);
    const head = (selector: string, attribute: string) => plain.locator(selector).getAttribute(attribute);
    expect((await head('meta[name="description"]', 'content'))?.length).toBeGreaterThan(50);
    expect(await head('link[rel="canonical"]', 'href')).toBe(page.path);
    expect(await plain.locator('meta[name="robots"]').count()).toBe(0);

    const { page: alive } = await openTab({ path: page.path, unlocked: false });
    const menuItem = alive.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LIKE OS' });
    await untilHydrated(alive, '#root nav a');
    const sent = await styleRulesAsSent(alive);
    expect(sent.length).toBeGreaterThan(50);
    expect((await listStyleRules(alive)).toSorted(), 'no rule came once more').toEqual(sent.toSorted());
    await alive.evaluate(() => document.body.setAttribute('data-first-document', ''));
    await menuItem.click();
    await eventually(() => new URL(alive.url()).pathname).toBe('/like-os');
    await alive.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
    expect(await alive.title()).toMatch(/^Parallels to OS/);
    await alive.goBack();
    await alive.getByRole('heading', { level: 1, name: page.heading }).waitFor();
    expect(
      await alive.locator('body[data-first-document]').count(),
      'the pages changed without a reload',
    ).toBe(1);
    expect(await alive.getByRole('dialog').count()).toBe(0);
    await alive.reload();
    await alive.getByRole('heading', { level: 1, name: page.heading }).waitFor();
    await eventually(async () => {
      // With scripts, an agent's page shows one form of its Impact Framework at a time.
      await alive.evaluate(() => {
        for (const part of document.querySelectorAll('main [hidden]')) part.removeAttribute('hidden');
      });
      return wordsToRead(alive);
    }).toBe(read);
  },
);

journey('every open page has metadata for shared links and search engines', async ({ server }) => {
  const listed = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const there = [...fixedPaths.filter((path) => path !== '/not-found'), ...agentPages];
  const locations = listed.match(/(?<=<loc>)[^<]+/g) ?? [];
  expect(locations.map((location) => new URL(location).pathname).sort()).toEqual(there.toSorted());
  expect(await (await fetch(`${server.url}/robots.txt`)).text()).toMatch(/^Allow: \/\n\nSitemap: http/m);
  const descriptions = new Set<string | undefined>();
  for (const path of there) {
    const response = await fetch(server.url + path);
    const { title, content, canonical, graph } = getHead(await response.text());
    expect([path, response.status, canonical]).toEqual([path, 200, path]);
    expect(title, path).toContain('Beacon');
    expect(content('robots'), path).toBeUndefined();
    expect(content('twitter:card'), path).toBe('summary_large_image');
    for (const name of ['og:title', 'twitter:title', 'og:image:alt'])
      expect(content(name), path).toBeTruthy();
    for (const name of ['og:description', 'twitter:description'])
      expect(content(name), path).toBe(content('description'));
    descriptions.add(content('description'));
    expect(new URL(content('og:url') ?? '').pathname, path).toBe(path);
    const picture = await fetch(content('og:image') ?? '');
    expect([path, picture.status, picture.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    const kinds = graph.map((part) => part['@type']);
    const own = path === '/' ? [] : ['BreadcrumbList'];
    const videos = Array(talkingVideosOn(path)).fill('VideoObject');
    expect(kinds, path).toEqual(['Organization', ...own, ...videos]);
  }
  expect(descriptions.size, 'each has a description of its own').toBe(there.length);
});

/** All agents introduce themselves on the home page, and each agent on its own page. */
function talkingVideosOn(path: string): number {
  if (path === '/') return agentDocuments.length;
  return agentPages.includes(path) ? 1 : 0;
}

journey('an open site sends no request to another host on any page', async ({ openTab }) => {
  // Requests to other hosts fail every journey: see page-problems.ts.
  const { page, problems } = await openTab({ path: '/', unlocked: false });
  problems.expect(/\(404\)|status of 404/);
  for (const path of inScope(everyPage, pagesOfEachKind)) {
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
  }
});

journey(
  'an open site stays as it was while its lake is unreachable',
  async ({ browser, server, onTestFinished }) => {
    const front = await openFaultyFront(server.url);
    onTestFinished(() => front.close());
    const paths = [...pages.map(({ path }) => path), '/no/such/page'];
    const visitors = await openVisitors(browser, front);
    onTestFinished(async () => void (await Promise.all(visitors.map(({ page }) => page.context().close()))));
    for (const fault of inScope<FaultName>(['down', 'fields missing'], ['down']))
      expect(await visitAll(visitors, front, fault, paths), fault).toEqual([]);
  },
);

journey('the first view of an open page asks the lake nothing', async ({ openTab }) => {
  for (const path of ['/', '/agent/tara', '/contact']) {
    const { page } = await openTab({ path, unlocked: false });
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await listQueries(page), path).toEqual([]);
  }
});

journey('an open page keeps its markup when its data takes long', async ({ openTab }) => {
  const { page } = await openTab({ path: '/robots.txt', unlocked: false });
  await page.route('**/_fragments/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.continue();
  });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => Reflect.set(element, 'isMarked', true));
  await untilHydrated(page);
  expect(await heading.evaluate((element) => Reflect.get(element, 'isMarked'))).toBe(true);
});

journey('an open page requests no script before its first paint', async ({ openTab }) => {
  const { page } = await openTab({ path: '/robots.txt', unlocked: false });
  const { painted, scripts } = await visitFirstPaint(page, '/about');
  expect(painted).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter(({ startTime }) => startTime < painted).map(({ file }) => file)).toEqual([]);
});

journey('keeps the scroll position after a reload', async ({ openTab }) => {
  const { page } = await openTab({ path: '/about' });
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.reload();
  await untilHydrated(page);
  await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

journey('without JavaScript every page links to a contact person', async ({ openTab }) => {
  const { page } = await openTab({ path: '/agent/tara', unlocked: false, javaScriptEnabled: false });
  expect(await page.getByRole('contentinfo').innerText()).toContain('in conceptual development');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('heading', { level: 1, name: 'Talk with us' }).waitFor();
  const mail = page
    .getByRole('main')
    .getByRole('link', { name: siteSettings.contactEmail ?? '' })
    .first();
  expect(await mail.getAttribute('href')).toContain(`mailto:${siteSettings.contactEmail}`);
});

journey(
  'without JavaScript a narrow window shows the whole menu, which covers nothing',
  async ({ openTab }) => {
    const viewport = { width: 390, height: 844 };
    const { page } = await openTab({ path: '/about', unlocked: false, javaScriptEnabled: false, viewport });
    const menu = page.getByRole('navigation', { name: 'Main' });
    expect(await menu.getByRole('button').count(), 'buttons that open nothing').toBe(0);
    const items = menu.getByRole('listitem').getByRole('link');
    expect(await items.count()).toBeGreaterThan(5);
    for (const item of await items.all()) expect(await item.isVisible()).toBe(true);
    const [bar, main] = [
      await page.locator('#root > header').boundingBox(),
      await page.getByRole('main').boundingBox(),
    ];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    await menu.getByRole('link', { name: 'LIKE OS' }).click();
    await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
  },
);

/** The visible text of the page, without controls that need a script. */
async function wordsToRead(page: Page): Promise<string> {
  const main = page.getByRole('main');
  // By the style property, since the content security policy refuses the attribute.
  await main.locator('[data-player] [role="group"], [data-player] [role="status"]').evaluateAll((parts) => {
    for (const part of parts) if (part instanceof HTMLElement) part.style.display = 'none';
  });
  return main.innerText();
}

/** The transparent headings: those of sections that only a script fades in. */
function hiddenHeadings(main: Locator): Promise<string[]> {
  return main
    .getByRole('heading')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => !heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((heading) => heading.textContent ?? ''),
    );
}
