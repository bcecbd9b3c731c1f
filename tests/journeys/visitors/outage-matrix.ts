import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { agentDocuments } from '../../../scripts/seed/documents/agents.ts';
import { siteSettings } from '../../../scripts/seed/documents/site-settings.ts';
import { fixedPaths, notFoundPath } from '../../../web/app/routes.tsx';
import { comeBackLater } from '../helpers/come-back.ts';
import { eventually } from '../helpers/eventually.ts';
import { type FaultName, type FaultyFront, freshWord } from '../helpers/faulty-lake.ts';
import { openTab, type Tab } from '../helpers/journey.ts';
import { renderedPage } from '../helpers/rendered-page.ts';
import { untilHydrated } from '../helpers/still-journey.ts';

export const unknownAgent = '/agent/nobody';

/** All paths of the site, one that does not exist, and that of an agent who does not exist. */
export const everyPath: readonly string[] = [
  ...fixedPaths.filter((path) => path !== notFoundPath),
  ...agentDocuments.map(({ slug }) => `/agent/${slug?.current}`),
  '/no/such/page',
  unknownAgent,
];

/** Messages of the browser about a failing lake and missing pages. */
export const expectedProblems =
  /\/data\/query\/|\/_fragments\/|ERR_EMPTY_RESPONSE|\(404\)|status of (404|429|500)/;

/** The note about the page's age, with its date. */
export const datedNote = new RegExp(`^${siteSettings.staleNote} \\w+ \\d{1,2}, \\d{4}`);

/** Number of parallel visitors, each in a browser context of its own. */
const VISITORS = 3;

/** Opens the tabs of the visitors, for all faults; the caller closes their contexts. */
export function openVisitors(browser: Browser, { url }: FaultyFront): Promise<Tab[]> {
  return Promise.all(
    Array.from({ length: VISITORS }, async () => {
      const tab = await openTab(browser, [url], { reducedMotion: 'reduce' });
      tab.problems.expect(expectedProblems);
      await tab.page.clock.install();
      return tab;
    }),
  );
}

/** Visits paths while the lake has a fault; resolves with the failures, one line per path. */
export async function visitAll(
  visitors: readonly Tab[],
  front: FaultyFront,
  fault: FaultName,
  paths: readonly string[],
): Promise<string[]> {
  const left = [...paths];
  const failures: string[] = [];
  const goOn = async ({ page, problems }: Tab) => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await visitDuring(page, front, fault, path).catch((error) => failures.push(`${path}: ${error}`));
      failures.push(...problems.lines.splice(0).map((line) => `${path}: ${line}`));
    }
  };
  await Promise.all(visitors.map(goOn));
  return failures;
}

async function visitDuring(page: Page, front: FaultyFront, fault: FaultName, path: string): Promise<void> {
  const visit = `${fault} ${path}`;
  await page.setExtraHTTPHeaders(front.during(fault, visit));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  await comeBackLater(page);
  await untilNote(page, true, { step: 2, limit: 8 });
  const sight = await page.evaluate(readPage, await renderedPage(front.url, path));
  expect(sight).toEqual({ hasHeading: true, missing: [], isBusy: false });
  expect(await getNote(page)).toMatch(datedNote);

  await page.setExtraHTTPHeaders(front.after(visit));
  front.release(visit);
  await untilNote(page, false, { step: 5, limit: 40 });
  // The slow response is from before the change; the texts of the page for unknown agents are fixed.
  if (fault === 'slow' || path === unknownAgent) return;
  const heading = page.getByRole('heading', { level: 1 });
  await eventually(() => heading.innerText()).toMatch(new RegExp(`^${freshWord} `));
}

type Steps = { step: number; limit: number };

/**
 * Advances the page's clock until the note about its age appears or disappears: by `step` seconds at a time, `limit` in total.
 * Then it polls for a while, since responses arrive in real time.
 */
export async function untilNote(page: Page, isThere: boolean, { step, limit }: Steps): Promise<void> {
  const isSo = async () => ((await getNote(page)) !== '') === isThere;
  for (let seconds = 0; seconds < limit; seconds += step) {
    if (await isSo()) return;
    await page.clock.fastForward(step * 1000);
  }
  await eventually(async () => {
    if (await isSo()) return true;
    // An advance of the clock may have made a pending request time out; then there is another attempt.
    await page.clock.fastForward(step * 1000);
    return isSo();
  }).toBe(true);
}

/** The note above the page; empty when there is none. */
export function getNote(page: Page): Promise<string> {
  return page
    .locator('main')
    .evaluate((main) => main.parentElement?.querySelector(':scope > [role=status]')?.textContent ?? '');
}

/** What a visitor sees of a page, and which of the rendered texts are missing. Runs in the page. */
function readPage(rendered: string) {
  const main = document.querySelector('main');
  const shown = main?.textContent ?? '';
  const then = new DOMParser().parseFromString(rendered, 'text/html').querySelector('main');
  const walker = document.createTreeWalker(then ?? document.createElement('main'), NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return {
    hasHeading: main?.querySelector('h1')?.checkVisibility() ?? false,
    missing: texts.length === 0 ? ['all of it'] : texts.filter((text) => !shown.includes(text)),
    isBusy: main?.ariaBusy === 'true' || shown.includes('Loading...'),
  };
}
