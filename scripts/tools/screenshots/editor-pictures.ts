import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { PicturedSite } from './pictured-site.ts';

type Picture = {
  file: string;
  /** The task in the Studio's guide that the picture belongs to. */
  task: string;
  /** Acts as the editor until the screen shows the subject of the guide's task. */
  next: (page: Page) => Promise<unknown>;
};

/** Timeout for a busy machine to look through every page. */
const TIMEOUT_MS = 120_000;

const getTextField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const getSavedNote = (page: Page) =>
  page.getByText('Ready to publish').filter({ visible: true }).first().waitFor();

/** One picture for each of the ten tasks, in the guide's order. */
const pictures: readonly Picture[] = [
  {
    file: 'editing-headline.png',
    task: 'Change a headline',
    next: async (page) => {
      await getTextField(page, 'Headline').fill('Good work deserves good tools.');
      await getSavedNote(page);
    },
  },
  {
    file: 'editing-portrait.png',
    task: 'Replace a portrait',
    next: async (page) => {
      await page.getByRole('link', { name: /^Tara/ }).first().click();
      await page.getByRole('tab', { name: 'Pictures and video' }).click();
      await page
        .getByRole('group')
        .filter({ hasText: /^Portrait/ })
        .first()
        .waitFor();
    },
  },
  {
    file: 'editing-organization-type.png',
    task: 'Add an organization type',
    next: async (page) => {
      await getTextField(page, 'Name').fill('Community gardens');
      await getTextField(page, 'Description').fill('They grow food and neighbors on land that nobody used.');
      await getSavedNote(page);
    },
  },
  {
    file: 'editing-order.png',
    task: 'Put the agents in another order',
    next: (page) =>
      page
        .getByRole('link', { name: /^Ernesto/ })
        .first()
        .waitFor(),
  },
  {
    file: 'editing-words.png',
    task: 'Change what an agent says',
    next: (page) => page.getByText('Tara').first().waitFor(),
  },
  {
    file: 'editing-search.png',
    task: 'Change what Google and shared links show',
    next: (page) => getTextField(page, 'Title in search results and shared links').waitFor(),
  },
  {
    file: 'editing-menu.png',
    task: 'Change a menu entry or a footer link',
    next: (page) => page.getByRole('button', { name: /^ABOUT/ }).waitFor(),
  },
  {
    file: 'editing-later.png',
    task: 'Publish later',
    next: async (page) => {
      await getTextField(page, 'Headline').fill('A new year, and the same good work.');
      await getSavedNote(page);
      await page.getByRole('button', { name: 'Open document actions' }).click();
      await page.getByRole('menuitem', { name: /^Publish later/ }).waitFor();
    },
  },
  {
    file: 'editing-rename.png',
    task: 'Rename the product',
    next: (page) => getTextField(page, 'Name of the product').waitFor(),
  },
  {
    file: 'editing-undo.png',
    task: 'Undo a mistake',
    next: (page) =>
      page.getByRole('listbox', { name: 'Document revisions' }).getByRole('option').first().waitFor(),
  },
];

/** Takes the pictures of docs/editing.md: the editor's screen in each task, with the guide. */
export async function photographForEditors({ url, browser }: PicturedSite, folder: string): Promise<void> {
  const viewport = { width: 1200, height: 900 };
  const take = async (page: Page, file: string) => {
    await page.waitForLoadState('networkidle');
    // Indicators of the Studio's background work.
    const busy = page
      .getByText(/^(Loading|Saving|Looking for the pages|\d+ pages, checking)/)
      .filter({ visible: true });
    await busy.first().waitFor({ state: 'hidden', timeout: TIMEOUT_MS });
    const picture = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    const { size } = await picture.png({ palette: true, effort: 10 }).toFile(join(folder, file));
    console.log(`docs/images/${file} (${Math.round(size / 1024)} KB)`);
  };
  for (const { file, task, next } of pictures) {
    // A new context for each task, so that no panel of an earlier one is open.
    const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      await page.goto('/studio/');
      const guide = page.getByRole('region', { name: 'Welcome' });
      const link = guide.getByRole('link', { name: task, exact: true });
      await link.waitFor();
      if (file === pictures[0]?.file) await take(page, 'editing-guide.png');
      await link.click();
      await page.getByRole('complementary', { name: 'Steps' }).getByRole('heading', { name: task }).waitFor();
      await next(page);
      await take(page, file);
    } finally {
      await context.close();
    }
  }
}
