import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { seenOnSite } from '../helpers/guide-steps.ts';
import { renderedPage } from '../helpers/rendered-page.ts';
import { getAdministrator } from '../helpers/stored-documents.ts';
import { chooseFromMenu, field, openGroup, panePath, publish, saved } from '../helpers/studio.ts';
import { goToInStudio, studioJourney } from '../helpers/studio-journey.ts';

studioJourney(
  'a draft is visible only in the Studio until it is published',
  async ({ openStudio, openTab, server }) => {
    const { page: studio } = await openStudio(panePath('agent', 'agent-neo'));
    await field(studio, 'title').getByRole('textbox').fill('Ideas that nobody may see yet');
    await saved(studio);

    const { page: site } = await openTab({ path: '/agent/neo' });
    await site.getByRole('heading', { level: 1, name: 'Neo' }).waitFor();
    expect(await site.getByText('Ideas that nobody may see yet').count()).toBe(0);
    expect(await site.getByText('Innovation').count()).toBeGreaterThan(0);
    expect(await renderedPage(server.url, '/agent/neo')).not.toContain('Ideas that nobody may see yet');

    const query = encodeURIComponent('*[_id in ["agent-neo", "drafts.agent-neo"]]{_id, title}');
    for (const perspective of ['raw', 'drafts', 'published']) {
      const url = `${server.url}/v2025-02-19/data/query/production?perspective=${perspective}&query=${query}`;
      const { result } = await (await fetch(url)).json();
      expect(result, perspective).toEqual([{ _id: 'agent-neo', title: 'Innovation' }]);
    }
    const draft = await fetch(`${server.url}/v2025-02-19/data/doc/production/drafts.agent-neo`);
    expect(await draft.text()).not.toContain('Ideas that nobody may see yet');

    await publish(studio);
    await seenOnSite(site, site.getByText('Ideas that nobody may see yet'));
  },
);

studioJourney(
  'an editor sees the search result and the remaining characters while typing',
  async ({ openStudio }) => {
    const { page } = await openStudio(panePath('agent', 'agent-tara'));
    await openGroup(page, 'Search and sharing');
    const result = page.getByRole('figure', { name: 'In a search result' });
    await result.getByText('Your site › agent › tara').waitFor();

    const title = page.getByRole('textbox', { name: 'Title in search results' });
    await title.fill('{product}: Tara keeps the books');
    await result.getByText('Beacon: Tara keeps the books', { exact: true }).waitFor();
    await page.getByText('Visitors read: “Beacon: Tara keeps the books”').waitFor();
    expect(await page.getByText(/of about 60 characters/).count()).toBe(0);

    await title.fill('Tara keeps the books of small nonprofits, every month of the year');
    await page.getByText('65 of about 60 characters, 5 too many').first().waitFor();
    const shared = page.getByRole('figure', { name: 'As a shared link' });
    await shared.getByText('Tara keeps the books of small nonprofits', { exact: false }).waitFor();

    await title.fill('');
    await result.getByText(/^Tara: Tax, Audit & Accounting/).waitFor();
  },
);

studioJourney('warns of an unknown placeholder in braces', async ({ openStudio }) => {
  const { page } = await openStudio(panePath('pages', 'homePage'));
  const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
  await headline.fill('Welcome to {prodcut}');
  await page.getByRole('button', { name: /with 1 hint/ }).press('Enter');
  const warning = page.getByText('Did you mean {product}? Write it exactly like that, in lowercase.');
  await warning.filter({ visible: true }).first().waitFor();
  await headline.fill('Welcome to {product}');
  await page.getByText('Visitors read: “Welcome to Beacon”').waitFor();
});

studioJourney(
  'an editor chooses a link’s target by the page’s title, and the site links to it',
  async ({ openStudio, openTab, server }) => {
    const { page: studio } = await openStudio(panePath('pages', 'cpaPage'));
    const target = studio.getByRole('combobox', { name: 'Where it leads' });
    await target.selectOption({ label: 'Tara' });
    await studio.getByText('Leads to /agent/tara').waitFor();
    await studio.getByRole('textbox', { name: 'Words on the button' }).fill('Meet Tara');
    await publish(studio);

    await eventually(() => renderedPage(server.url, '/cpa')).toContain('Meet Tara');
    const { page: site } = await openTab({ path: '/cpa' });
    await site.getByRole('link', { name: 'Meet Tara' }).click();
    await site.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
  },
);

studioJourney(
  'a picture replaced in the library changes everywhere on the site',
  async ({ openStudio, server }) => {
    const { page: studio, problems } = await openStudio(panePath('agent', 'agent-diana'));
    problems.expect(/filename=diana\.heic/);
    await openGroup(studio, 'Pictures and video');
    const portrait = studio.getByTestId('image-input').first();
    await chooseFromMenu(portrait.getByTestId('options-menu-button'), 'Where it is used…');
    const dialog = studio.getByRole('dialog');
    const places = dialog.getByRole('list', { name: 'Where it is used' });
    await places.getByRole('link', { name: 'Diana: Pictures and video › Portrait' }).waitFor();

    const upload = dialog.getByLabel('The new picture');
    await upload.setInputFiles({
      name: 'diana.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('…ftypheic'),
    });
    await dialog.getByRole('button', { name: 'Replace it in all 2 places' }).click();
    await studio.getByText('Save it as JPEG or PNG and try again.').first().waitFor();
    await dialog.getByRole('button', { name: 'Keep the old one' }).click();

    await upload.setInputFiles({
      name: 'diana-new.png',
      mimeType: 'image/png',
      buffer: await photograph(),
    });
    await dialog.getByText(/^“diana-new.png” takes its place in all 2 places/).waitFor();
    await dialog.getByRole('button', { name: 'Replace it in all 2 places' }).click();
    await studio.getByText('The new picture is on the site').first().waitFor();
    // The field shows the new picture; its details replace those of the old one and take the focus.
    await places.getByRole('link', { name: 'Diana: Pictures and video › Portrait' }).first().waitFor();
    await eventually(() =>
      studio.evaluate(() => document.activeElement?.closest('[role="dialog"]')?.textContent),
    ).toMatch(/Where it is used/);

    // Once more, in the library.
    await goToInStudio(studio, '/studio/pictures');
    await studio.getByRole('button', { name: 'diana-new.png' }).click();
    await upload.setInputFiles({
      name: 'diana-newer.png',
      mimeType: 'image/png',
      buffer: await photograph(30),
    });
    await dialog.getByRole('button', { name: 'Replace it in all 2 places' }).click();
    await studio.getByRole('dialog', { name: 'diana-newer.png' }).waitFor();
    await eventually(() => places.count()).toBe(1);

    for (const path of ['/agent/diana', '/sample-diana']) {
      await eventually(() => renderedPage(server.url, path)).toMatch(
        /\/images\/local\/production\/\w+-900x700\.png/,
      );
    }
  },
);

studioJourney(
  'a picture is uploaded, described, found, chosen in a form, and deleted once nothing uses it',
  async ({ openStudio }) => {
    const { page: studio } = await openStudio('/studio/pictures');
    const library = studio.getByRole('list', { name: 'Pictures and files' });
    const search = studio.getByRole('searchbox', { name: 'Search pictures and files' });
    const file = { name: 'harvest.png', mimeType: 'image/png', buffer: await photograph(200) };
    await studio.getByLabel('Files to upload').setInputFiles(file);
    await library.getByRole('button', { name: 'harvest.png' }).click();
    const details = studio.getByRole('dialog', { name: 'harvest.png' });
    await details.getByText('The site does not use this picture').waitFor();
    await details.getByText(/^PNG, .+, 900 × 700 pixels$/).waitFor();
    await details.getByRole('textbox', { name: 'Description' }).fill('Baskets of apples in a café');
    await studio.keyboard.press('Escape');
    await details.getByText('What you typed is not saved yet.').waitFor();
    await details.getByRole('button', { name: 'Save' }).click();
    await studio.getByText('Saved', { exact: true }).first().waitFor();
    await studio.keyboard.press('Escape');
    await search.fill('apples cafe');
    await eventually(() => library.getByRole('button').allTextContents()).toEqual(['harvest.png']);

    await goToInStudio(studio, panePath('agent', 'agent-ernesto'));
    await openGroup(studio, 'Pictures and video');
    const menu = studio.getByTestId('image-input').first().getByTestId('options-menu-button');
    const choice = studio.getByRole('dialog', { name: 'Choose a picture' });
    await chooseFromMenu(menu, 'Choose from Pictures');
    await choice.getByRole('button', { name: 'harvest.png' }).click();
    await chooseFromMenu(menu, 'Where it is used…');
    await studio.getByRole('dialog').getByText('Not on the site yet.').waitFor();
    await studio.keyboard.press('Escape');
    await chooseFromMenu(menu, 'Choose from Pictures');
    await choice.getByRole('button', { name: 'ernesto.png' }).click();
    await saved(studio);

    await goToInStudio(studio, '/studio/pictures');
    await search.fill('harvest');
    await library.getByRole('button', { name: 'harvest.png' }).click();
    await details.getByRole('button', { name: 'Delete…' }).click();
    await details.getByRole('button', { name: 'Delete it for good' }).click();
    await studio.getByText('Nothing found').waitFor();
  },
);

studioJourney('a file lists where it is used, and is replaced in its field only', async ({ openStudio }) => {
  const { page: studio } = await openStudio(panePath('agent', 'agent-neo'));
  await openGroup(studio, 'Pictures and video');
  // The menus of the two videos come first.
  const captions = studio.getByRole('button', { name: 'Open file options menu' }).last();
  await chooseFromMenu(captions, 'Where it is used…');
  const dialog = studio.getByRole('dialog');
  const places = dialog.getByRole('list', { name: 'Where it is used' });
  await places.getByRole('link', { name: 'Neo: Pictures and video › Captions' }).waitFor();
  expect(await dialog.getByText('Replace it everywhere…').count()).toBe(0);
});

studioJourney(
  'a picture without a description is listed until it is described or marked as decorative',
  async ({ openStudio }) => {
    const { page: studio } = await openStudio(panePath('agent', 'agent-neo'));
    await openGroup(studio, 'Pictures and video');
    const words = studio.getByRole('textbox', { name: 'Description of the picture' }).first();
    await words.fill('');
    await saved(studio);

    await studio.getByRole('link', { name: 'Pictures', exact: true }).click();
    await studio.getByRole('tab', { name: 'Pictures that need words' }).click();
    const list = studio.getByRole('list', { name: 'Pictures that need words' });
    await list.getByRole('link', { name: /^Neo: Pictures and video › Portrait/ }).click();
    await words.waitFor();

    await studio.getByLabel('This picture is decoration only').first().press('Space');
    await words.waitFor({ state: 'hidden' });
    await saved(studio);
    await studio
      .getByRole('button', { name: '1 thing to fix before you can publish' })
      .waitFor({ state: 'hidden' });
  },
);

studioJourney(
  'a file that cannot be read is refused with the reason, and leaves no draft',
  async ({ openStudio, server }) => {
    const { page: studio, problems } = await openStudio(panePath('agent', 'agent-coleman'));
    problems.expect(/filename=coleman\.jpg|status of 400|preprocessing failed/);
    await openGroup(studio, 'Pictures and video');
    // The portrait, and below it the video.
    const targets = studio.locator('[data-is-file-target]');
    await dropText(targets.nth(0), { name: 'coleman.jpg', type: 'image/jpeg' });
    await studio.getByText(/^“coleman\.jpg” cannot be read as a picture: .* What stood here stays/).waitFor();
    await dropText(targets.nth(1), { name: 'coleman.mp4', type: 'video/mp4' });
    await studio.getByText(/^“coleman\.mp4” cannot be read: .*: MP4 or WEBM\. What stood/).waitFor();
    expect(await getAdministrator(server).fetch('*[_id == "drafts.agent-coleman"]')).toEqual([]);
  },
);

/** Drops a text under the name and media type of another kind of file. */
async function dropText(target: Locator, file: { name: string; type: string }): Promise<void> {
  const dataTransfer = await target.evaluateHandle((_element, { name, type }) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['Hello'], name, { type }));
    return dropped;
  }, file);
  await target.dispatchEvent('drop', { dataTransfer });
}

/** A picture of 900 by 700 pixels that the lake accepts as a photograph; another one for another red, from 0 to 255. */
function photograph(red = 90): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 700, channels: 3, background: { r: red, g: 120, b: 180 } } })
    .png()
    .toBuffer();
}
