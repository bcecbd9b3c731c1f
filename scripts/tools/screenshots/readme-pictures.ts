import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { PicturedSite } from './pictured-site.ts';

type Picture = {
  file: string;
  path: string;
  height: number;
  /** Resolves once the page shows the picture's subject. */
  ready: (page: Page) => Promise<unknown>;
};

const subjects: Picture[] = [
  {
    file: 'site-home.png',
    path: '/',
    height: 1200,
    ready: (page) => page.getByRole('link', { name: 'My Intelligence – See Tara’s work' }).waitFor(),
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
      await page.getByText('Looking for the pages').waitFor({ state: 'hidden' });
    },
  },
];

/** Takes the README's pictures, as small files, since they are kept in the repository. */
export async function photographForReadme({ url, browser }: PicturedSite, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { file, path, height, ready } of subjects) {
    const page = await browser.newPage({
      baseURL: url,
      viewport: { width: 1440, height },
      colorScheme: 'light',
      // Without entrance animations every picture shows the final state of the page.
      reducedMotion: 'reduce',
    });
    await page.addInitScript(() => localStorage.setItem('authenticated', 'true'));
    await page.goto(path);
    await ready(page);
    await waitForPictures(page);
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toFile(join(folder, file));
    await page.close();
    console.log(`docs/images/${file} (${Math.round(size / 1024)} KB)`);
  }
}

/** Resolves once each picture in the viewport has loaded or failed; the others load lazily. */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.complete),
  );
}
