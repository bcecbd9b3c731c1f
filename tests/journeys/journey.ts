import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { listenForProblems, type PageProblems } from './page-problems.ts';
import { type RunningServer, type ServerProcess, startServer } from './server-process.ts';
import { screenshotDirectory } from './test-directories.ts';

/** A page of the browser and what it reported as problems. */
export interface Tab {
  page: Page;
  problems: PageProblems;
}

export interface ContextOptions {
  /** Whether this browser has unlocked the site before; it has, unless a journey is about the gate. */
  unlocked?: boolean;
  viewport?: { width: number; height: number };
  /** Whether the screen is touched; no, unless a journey is about fingers. */
  hasTouch?: boolean;
  /** Whether the browser runs scripts; it does, unless a journey is about what is there without them. */
  javaScriptEnabled?: boolean;
  /** Whether the visitor asked for less motion; no, unless a journey is about a page at rest. */
  reducedMotion?: 'reduce' | 'no-preference';
}

interface TabOptions extends ContextOptions {
  /** The first page, as `/agent/tara`; with its origin when that is not the site's. */
  path: string;
}

export const desktop = { width: 1440, height: 900 };

/** No name but our own resolves: a machine without a network, wherever the tests run. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost';
export const browserArguments = [...chromiumArguments, OFFLINE];

/**
 * A test that only reads: all of them share one server with the seeded content, and those of a worker one browser. `openTab` opens
 * the site as a new visitor, with nothing stored; a tab with problems fails its journey, and a failed journey leaves
 * screenshots.
 */
export const journey = test
  .extend('server', { scope: 'file' }, (): RunningServer => inject('sharedServer'))
  /** Where the site is; the others are those that a page may ask besides. */
  .extend('origins', { scope: 'file' }, ({ server }): [string, ...string[]] => [server.url])
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs off this pattern: nothing.
  .extend('sharedBrowser', { scope: 'worker' }, ({}, { onCleanup }): { current?: Browser } => {
    const shared: { current?: Browser } = {};
    onCleanup(async () => void (await shared.current?.close()));
    return shared;
  })
  /** A file may replace it, by a browser that knows other host names: vitest allows that for this scope only. */
  .extend('browser', { scope: 'file' }, async ({ sharedBrowser }): Promise<Browser> => {
    // A browser that crashed fails the file that it ran, and not those after it.
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

/** A test that changes content, or starts and stops its server: each file has a server and data of its own. */
export const writingJourney = journey.extend(
  'server',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs off this pattern: nothing.
  async ({}, { onCleanup }): Promise<ServerProcess> => {
    const server = await startServer();
    onCleanup(() => server.dispose());
    return server;
  },
);

/** Opens an empty page as a new visitor of the first origin; whoever asked for it closes its context. */
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
  // Nothing is awaited for long that comes: it is a busy machine that needs the time.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  if (unlocked) await page.addInitScript(() => localStorage.setItem('authenticated', 'true'));
  const problems = listenForProblems(page, origins);
  if (!javaScriptEnabled) problems.expect(/^failed request: GET \S+\.js \(csp\)$/);
  return { page, problems };
}

/** What a fixture is told of its journey, as far as it is read here. */
interface Journey {
  name: string;
  result?: { state: string };
}

/** Closes the tabs of a journey that has ended, and fails it by what they reported as problems. */
export async function closeTabs(tabs: readonly Tab[], task: Journey): Promise<void> {
  await saveScreenshots(tabs, task);
  await Promise.all(tabs.map(({ page }) => page.context().close()));
  expect(
    tabs.flatMap(({ problems }) => problems.lines),
    'what the pages reported as problems',
  ).toEqual([]);
}

/** Leaves what the tabs of a journey show that has failed. */
export async function saveScreenshots(tabs: readonly Tab[], { name, result }: Journey): Promise<void> {
  if (result?.state !== 'fail') return;
  mkdirSync(screenshotDirectory, { recursive: true });
  for (const [index, { page }] of tabs.entries()) {
    const file = `${name.replaceAll(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`;
    // A tab that crashed shows nothing: what the others show, and what all reported as problems, is still told.
    await page.screenshot({ path: join(screenshotDirectory, file), timeout: 5000 }).catch(() => {});
  }
}
