import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { openServer } from '../../../server/main.ts';
import { readEnvironment } from '../../../server/process/environment.ts';
import { buildStale } from '../../build/build.ts';
import { seedEmptyLake } from '../../seed/seed-empty-lake.ts';
import { chromiumArguments, findChromium } from '../../shared/chromium.ts';
import { loadOfflineTools } from '../media/offline/load-offline-tools.ts';

/** A running site to photograph. */
export type PicturedSite = {
  /** `http://localhost:34567` */
  url: string;
  browser: Browser;
};

const report = (line: string) => console.log(line);

/** Serves a new site with the seed's content on a free port, with a browser, until `use` has ended. */
export async function withPicturedSite(root: string, use: (site: PicturedSite) => Promise<void>) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'screenshots-lake-'));
  const environment = readEnvironment({ PORT: '0', LAKE_DATA_DIR: dataDirectory }, root);
  const server = await openServer(environment, loadOfflineTools);
  try {
    const builds = await buildStale(root, join(root, '.cache', 'screenshots'), environment, report);
    await seedEmptyLake(server, environment.dataset, report);
    await server.goLive(builds);
    await withBrowser((browser) => use({ url: server.url, browser }));
  } finally {
    await server.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}
