import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../../scripts/shared/chromium.ts';
import { listenForProblems, type PageProblems } from './page-problems.ts';
import { type RunningServer, type ServerProcess, startServer } from './server-process.ts';
import { screenshotDirectory } from './test-directories.ts';

/** A browser page and the problems that it reported. */
export interface Tab {
  page: Page;
  problems: PageProblems;
}

export interface ContextOptions {
  /** Whether this browser has unlocked the site before; true by default. */
  unlocked?: boolean;
  viewport?: { width: number; height: number };
  /** Whether the device has a touch screen; false by default. */
  hasTouch?: boolean;
  /** Whether JavaScript is enabled; true by default. */
  javaScriptEnabled?: boolean;
  /** The visitor's preference for reduced motion; none by default. */
  reducedMotion?: 'reduce' | 'no-preference';
}

interface TabOptions extends ContextOptions {
  /** The first page, such as `/agent/tara`; with an origin when it is not on the site. */
  path: string;
}

export const desktop = { width: 1440, height: 900 };

/** Only local host names resolve, as on a machine without a network. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost';
export const browserArguments = [...chromiumArguments, OFFLINE];

/**
 * A read-only journey. All of them share one server with the seeded content, and those of a worker share one browser. `openTab`
 * opens the site as a new visitor, with empty storage. Problems in a tab fail its journey, and a failed journey saves
 * screenshots.
 */
export const journey = test
  .extend('server', { scope: 'file' }, (): RunningServer => inject('sharedServer'))
  /** The site's origin first; its pages may send requests to the others too. */
  .extend('origins', { scope: 'file' }, ({ server }): [string, ...string[]] => [server.url])
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
  .extend('sharedBrowser', { scope: 'worker' }, ({}, { onCleanup }): { current?: Browser } => {
    const shared: { current?: Browser } = {};
    onCleanup(async () => void (await shared.current?.close()));
    return shared;
  })
  /** A file may replace it by a browser with other host resolver rules; Vitest allows overrides for this scope only. */
  .extend('browser', { scope: 'file' }, async ({ sharedBrowser }): Promise<Browser> => {
    // A crashed browser fails the current file only; the next file gets a new one.
    if (!sharedBrowser.current?.isConnected()) {
      sharedBrowser.current = await chromium.launch({
        executablePath: findChromium(),
        args: browserArguments,
      });
    }
    return sharedBrowser.current;
  })
  .extend('openTab', async ({ origins, browser, task }, { onCleanup }) => {
    const tabs: Tab[] = [];
    onCleanup(() => closeTabs(tabs, task));
    return async (options: TabOptions): Promise<Tab> => {
      const tab = await openTab(browser, origins, options);
      tabs.push(tab);
      await tab.page.goto(options.path);
      return tab;
    };
  });

/** A journey that changes content, or starts and stops its server: each file has its own server and data. */
export const writingJourney = journey.extend(
  'server',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
  async ({}, { onCleanup }): Promise<ServerProcess> => {
    const server = await startServer();
    onCleanup(() => server.dispose());
    return server;
  },
);

/** Opens an empty page as a new visitor of the first origin; the caller closes its context. */
export async function openTab(
  browser: Browser,
  origins: readonly [string, ...string[]],
  options: ContextOptions,
): Promise<Tab> {
  const { unlocked = true, viewport = desktop, javaScriptEnabled = true } = options;
  const context = await browser.newContext({
    baseURL: origins[0],
    viewport,
    hasTouch: options.hasTouch,
    javaScriptEnabled,
    reducedMotion: options.reducedMotion,
  });
  // Long, because a busy machine may need the time.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  if (unlocked) await page.addInitScript(() => localStorage.setItem('authenticated', 'true'));
  const problems = listenForProblems(page, origins);
  if (!javaScriptEnabled) problems.expect(/^failed request: GET \S+\.js \(csp\)$/);
  return { page, problems };
}

/** The part of a test's context that fixtures read here. */
interface Journey {
  name: string;
  result?: { state: string };
}

/** Closes the tabs of a finished journey, and fails it when they reported problems. */
export async function closeTabs(tabs: readonly Tab[], task: Journey): Promise<void> {
  await saveScreenshots(tabs, task);
  await Promise.all(tabs.map(({ page }) => page.context().close()));
  expect(
    tabs.flatMap(({ problems }) => problems.lines),
    'what the pages reported as problems',
  ).toEqual([]);
}

/** Saves screenshots of the tabs of a failed journey. */
export async function saveScreenshots(tabs: readonly Tab[], { name, result }: Journey): Promise<void> {
  if (result?.state !== 'fail') return;
  mkdirSync(screenshotDirectory, { recursive: true });
  for (const [index, { page }] of tabs.entries()) {
    const file = `${name.replaceAll(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`;
    // A crashed tab has no screenshot, which must not prevent the other screenshots and the report of problems.
    await page.screenshot({ path: join(screenshotDirectory, file), timeout: 5000 }).catch(() => {});
  }
}
