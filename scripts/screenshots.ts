import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { readEnvironment } from '../server/environment.ts';
import { openServer, type RunningServer } from '../server/main.ts';
import { buildStale } from './build/build.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { explain } from './explain.ts';
import { seedEmptyLake } from './seed/seed-empty-lake.ts';

const root = join(import.meta.dirname, '..');
const pictures = join(root, 'docs', 'images');
const report = (line: string) => console.log(line);

type Picture = {
  file: string;
  path: string;
  height: number;
  /** Resolves once the page shows what the picture is about. */
  ready: (page: Page) => Promise<unknown>;
};

const subjects: Picture[] = [
  {
    file: 'site-home.png',
    path: '/',
    height: 1200,
    ready: (page) => page.getByRole('link', { name: 'My Intelligence – Tara' }).waitFor(),
  },
  {
    file: 'site-agent.png',
    path: '/agent/tara',
    height: 1200,
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Tara' }).waitFor(),
  },
  {
    file: 'studio.png',
    path: '/studio/structure/agent;agent-tara',
    height: 900,
    ready: async (page) => {
      await page.getByTestId('field-name').getByRole('textbox').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
];

/** `npm run screenshots`: takes the README's pictures from a server of its own, with the seed's content. */
async function takeScreenshots(): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'screenshots-lake-'));
  const environment = readEnvironment({ PORT: '0', LAKE_DATA_DIR: dataDirectory }, root);
  const server = await openServer(environment);
  try {
    const builds = await buildStale(root, join(root, '.cache', 'screenshots'), environment, report);
    await seedEmptyLake(server, environment.dataset, report);
    await server.goLive(builds);
    await withBrowser((browser) => photograph(browser, server));
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

async function photograph(browser: Browser, server: RunningServer): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  for (const { file, path, height, ready } of subjects) {
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width: 1440, height },
      colorScheme: 'light',
      // Nothing is on its way in: every picture shows the page as it comes to rest.
      reducedMotion: 'reduce',
    });
    await page.addInitScript(() => localStorage.setItem('authenticated', 'true'));
    await page.goto(path);
    await ready(page);
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toFile(join(pictures, file));
    await page.close();
    report(`docs/images/${file} (${Math.round(size / 1024)} KB)`);
  }
}

takeScreenshots().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
