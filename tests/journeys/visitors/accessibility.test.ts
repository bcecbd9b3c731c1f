import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { agentDocuments } from '../../../scripts/seed/documents/agents.ts';
import { siteSettings } from '../../../scripts/seed/documents/site-settings.ts';
import { inScope, isFullScope, pagesOfEachKind } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { desktop } from '../helpers/journey.ts';
import { stillJourney, untilHydrated } from '../helpers/still-journey.ts';
import { goTo, unannounced } from './accessibility/arrival.ts';
import { axeViolations } from './accessibility/axe-violations.ts';
import type { Findings } from './accessibility/checks.ts';
import { examinePage } from './accessibility/examine-page.ts';
import { missingLandmarks } from './accessibility/landmarks.ts';
import { unprinted } from './accessibility/print.ts';
import { committed, createRecord, isRefresh, writeResults } from './accessibility/results.ts';
import { unheard } from './accessibility/videos.ts';
import { brokenWords } from './accessibility/words.ts';
import { everyPage } from './every-page.ts';

/** Largest shift score that counts as none, for pixels that are rounded differently. */
const NO_LAYOUT_SHIFT = 0.001;

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** How far painted content has moved since the page was loaded: the sum of Chromium's layout shift scores. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The last shift is reported with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'value' in entry;
    // With `buffered`, Chromium delivers past entries immediately.
    const shifts = observer.takeRecords().filter(isShift);
    observer.disconnect();
    return shifts.reduce((total, { value }) => total + value, 0);
  });
}

const record = createRecord();

/** Fails when a check found an issue that the accessibility statement does not list. */
function expectTold(page: string, findings: Findings): void {
  expect(record.add(page, findings), `accessibility issues of ${page}`).toEqual({});
}

const examined = inScope(everyPage, pagesOfEachKind);

// The timeout includes the wait for a free tab.
stillJourney.concurrent.for(examined)('%s is accessible', { timeout: 300_000 }, async (path, { visit }) => {
  const page = await visit(path);
  expect(await layoutShift(page), 'layout shift while loading').toBeLessThan(NO_LAYOUT_SHIFT);
  expectTold(path, { ...(await examinePage(page)), landmarks: await missingLandmarks(page) });
  for (const width of [360, 768, 1080]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(page), `${width} pixels wide`).toEqual([]);
  }
});

stillJourney(
  'every page announces its arrival and prints completely',
  { timeout: 240_000 },
  async ({ openTab }) => {
    // Without reduced motion, since texts that fade in must be printed too.
    const { page, problems } = await openTab({ path: '/terms-of-use' });
    problems.expect(/\(404\)|status of 404/);
    await untilHydrated(page);
    for (const path of examined) {
      await goTo(page, path);
      expectTold(path, { arrival: await unannounced(page), paper: await unprinted(page) });
    }
  },
);

it('the accessibility statement lists no axe-core violation', () => {
  expect(committed.issues.filter(({ check }) => check === 'rules')).toEqual([]);
});

stillJourney('all talking videos have captions and a transcript', async ({ server }) => {
  for (const agent of agentDocuments)
    expectTold(`/agent/${agent.slug?.current}`, { videos: await unheard(server.url, agent) });
});

stillJourney('the player is accessible while it plays with captions', async ({ visit }) => {
  const page = await visit('/agent/tara');
  const bar = page.getByRole('group', { name: 'Video controls' });
  await bar.getByRole('button', { name: 'Play' }).click();
  const captions = bar.getByRole('button', { name: 'Captions' });
  await captions.waitFor();
  if ((await captions.getAttribute('aria-pressed')) === 'false') await captions.click();
  await eventually(() => captions.getAttribute('aria-pressed')).toBe('true');
  // Slowly, so that the captions are the same at the first and the last check.
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 0.1;
  });
  await page.getByText('Loading video...').waitFor({ state: 'hidden' });
  const { motion: _asked, keyboard: _buttonsGo, ...findings } = await examinePage(page);
  expectTold('the player', findings);
});

stillJourney('the error page of a page that did not load is accessible', async ({ openTab }) => {
  const { page, problems } = await openTab({ path: '/about', reducedMotion: 'reduce' });
  problems.expect(/contact|dynamically imported module/);
  await untilHydrated(page);
  // Neither its code nor its document loads.
  await page.route(/contact-page.*\.js|\/contact$/, (route) => route.abort('connectionfailed'));
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' }).click();
  await expectErrorTold(page, 'a page that did not come');
});

stillJourney('the error page of a site that did not load is accessible', async ({ openTab }) => {
  const { page, problems } = await openTab({ path: '/_lake/health', reducedMotion: 'reduce' });
  problems.expect(/./);
  await page.route(/\/_fragments\/|\/v\d{4}-/, (route) => route.abort('connectionfailed'));
  await page.goto('/about');
  await expectErrorTold(page, 'a site that did not come');
});

async function expectErrorTold(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  expectTold(name, await examinePage(page));
}

stillJourney('the locked gate is accessible', async ({ openTab }) => {
  const { page } = await openTab({ path: '/', unlocked: false, reducedMotion: 'reduce' });
  const password = page.getByPlaceholder('Enter password');
  await password.waitFor();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  await eventually(isInside).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await isInside(), key).toBe(true);
  }
  // The focus must stay inside the dialog, so the result of the keyboard check is not used.
  const { keyboard: _roundInside, ...findings } = await examinePage(page);
  expectTold('the password page', findings);

  await password.fill('open sesame');
  await password.press('Enter');
  await page.getByText('Incorrect password').waitFor();
  const { keyboard: _stillInside, ...afterwards } = await examinePage(page);
  expectTold('the password page', afterwards);
});

stillJourney(
  'a visitor without JavaScript reads the site’s description and a way to contact a person',
  async ({ openTab }) => {
    const { page } = await openTab({ path: '/about', unlocked: false, javaScriptEnabled: false });
    const words = page.getByRole('main');
    expect(await words.getByRole('heading', { level: 1 }).innerText()).toBe(siteSettings.productName);
    expect(await words.innerText()).toMatch(/This is the website of Beacon\. .+ needs JavaScript\./);
    expect(await words.innerText()).toContain('Answer whoever sent you the password.');
    expect(await page.locator('body noscript').boundingBox(), 'the whole window and no more').toMatchObject({
      y: 0,
      ...desktop,
    });
    expect(await page.getByText('Loading...').isVisible()).toBe(false);
    // axe-core is a script itself, so it checks the same document with the `noscript` content of the page.
    const bare = withoutScripts(await page.content());
    const { page: examined } = await openTab({ path: '/_lake/health', reducedMotion: 'reduce' });
    await examined.route('**/about', (route) => route.fulfill({ contentType: 'text/html', body: bare }));
    await examined.goto('/about');
    expectTold('the page without JavaScript', { ...(await examinePage(examined)), 'no-script': [] });
  },
);

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<\/?noscript>/g, '')
    .replace(/<div id="root">.*?<\/div>/s, '');
}

stillJourney(
  'a tooltip opens when the pointer rests, stays under the pointer, and closes with Escape',
  async ({ visit }) => {
    const page = await visit('/about');
    const item = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'CPA/SME CHANGE AGENTS' });
    const bubble = page
      .getByRole('tooltip')
      .getByText('Certified public accountants and subject-matter experts');

    await item.hover();
    const hovered = performance.now();
    await bubble.waitFor();
    expect(performance.now() - hovered).toBeGreaterThan(600);
    const rules = await axeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    rules.push(...(await axeViolations(page)));
    expectTold('an open tooltip', { rules });
    await bubble.hover();
    // Longer than the tooltip's delay before it closes.
    await page.waitForTimeout(400);
    expect(await bubble.isVisible(), 'under the pointer').toBe(true);
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GLOBAL IMPACT' }).focus();
    await page.keyboard.press('Tab');
    await bubble.waitFor();
    expect(await item.getAttribute('aria-describedby')).not.toBeNull();
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });
    expect(await item.evaluate((link) => link === document.activeElement)).toBe(true);
  },
);

stillJourney('the accessibility statement contains the results', () => {
  const { date: _today, ...found } = record.results();
  const { date: _before, ...told } = committed;
  const stale =
    'the results differ from those on the page; run "npx node scripts/tools/accessibility.ts" and commit them';
  expect(told.standard, stale).toBe(found.standard);
  expect(
    told.checks.map(({ id, label }) => ({ id, label })),
    stale,
  ).toEqual(found.checks.map(({ id, label }) => ({ id, label })));
  // The number of pages and the issues are complete only when all pages were examined.
  if (isFullScope && !isRefresh) expect(found, stale).toEqual(told);
});

afterAll(() => {
  if (isFullScope) writeResults(record.results());
});
