import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { contactSheet } from './contact-sheet.ts';
import { type Subject, subjectsOf, viewsOf } from './page-views.ts';
import { PictureAlbum } from './picture-album.ts';
import type { PicturedSite } from './pictured-site.ts';

/** Tall enough for what a page hangs on the window's height to look as it does on a screen. */
const WINDOW_HEIGHT = 900;

/**
 * Takes every page, or only those at the given paths, and lays all of them out beside the ones of the run before.
 *
 * @throws Error that names the known paths when one is asked for that does not exist
 */
export async function photographPages(
  { url, paths, browser }: PicturedSite,
  folder: string,
  only: readonly string[],
): Promise<void> {
  const subjects = subjectsOf(paths);
  const known = new Set(subjects.map(({ path }) => path));
  const unknown = only.filter((path) => !known.has(path));
  if (unknown.length > 0) {
    throw new Error(`No page at ${unknown.join(', ')}. The pages are: ${[...known].join(', ')}`);
  }
  const album = new PictureAlbum(folder);
  const counts = { new: 0, same: 0, changed: 0 };
  for (const subject of subjects) {
    if (only.length > 0 && !only.includes(subject.path)) continue;
    for (const [file, picture] of await photograph(browser, url, subject)) {
      counts[album.add(file, picture)] += 1;
    }
    console.log(subject.name);
  }
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, contactSheet(subjects, album));
  console.log(`${counts.changed} changed, ${counts.new} new, ${counts.same} as before`);
  console.log(pathToFileURL(sheet).href);
}

/** Every view of a subject, by the name of its file. The page is loaded once; width and theme change under it. */
async function photograph(browser: Browser, url: string, subject: Subject): Promise<Map<string, Buffer>> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    if (subject.state !== 'locked') {
      await page.addInitScript(() => localStorage.setItem('authenticated', 'true'));
    }
    await page.setViewportSize({ width: subject.widths[0] ?? WINDOW_HEIGHT, height: WINDOW_HEIGHT });
    await page.goto(subject.path);
    await page.getByRole(subject.state === 'locked' ? 'dialog' : 'contentinfo').waitFor();
    // The application draws what no document holds.
    await page.waitForFunction(() => !document.querySelector('main svg:empty'));
    if (subject.state === 'menu') await page.getByRole('button', { name: 'Menu' }).click();
    const pictures = new Map<string, Buffer>();
    for (const { file, width, theme } of viewsOf(subject)) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
      await page.emulateMedia({ colorScheme: theme });
      await atRest(page);
      // An open menu is as tall as the window; of everything else the whole page is shown.
      pictures.set(
        file,
        await page.screenshot({ fullPage: subject.state !== 'menu', animations: 'disabled' }),
      );
    }
    return pictures;
  } finally {
    await context.close();
  }
}

/**
 * Resolves once the page's faces and pictures have come, also those that wait to be scrolled to, and every
 * section is laid out. What sticks to the lower edge of the window would stand somewhere in the middle of the picture,
 * and is put in its place.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Also those sections that are drawn later; the page's policy admits a sheet that was made so.
    const whole = new CSSStyleSheet();
    whole.replaceSync('main * { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
    for (const element of document.querySelectorAll('main *')) {
      if (!(element instanceof HTMLElement)) continue;
      const { position, bottom } = getComputedStyle(element);
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
    }
    for (const image of document.images) image.loading = 'eager';
    // A picture that cannot be shown is part of what the page looks like.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.all([...document.querySelectorAll('use')].map(({ href }) => fetch(href.baseVal)));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
