import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { renderedPage } from '../helpers/rendered-page.ts';
import { storedField, storedIds } from '../helpers/stored-documents.ts';
import { chooseFromMenu, field, openGroup, panePath, publish, saved } from '../helpers/studio.ts';
import { goToInStudio, studioJourney } from '../helpers/studio-journey.ts';

studioJourney('the pages list names what a page lacks and links to it', async ({ openStudio }) => {
  const { page } = await openStudio('/studio/');
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByText('28 pages, all complete').waitFor();

  await page.getByRole('link', { name: 'CPA/SME Change Agents' }).click();
  await openGroup(page, 'Search and sharing');
  await page.getByRole('textbox', { name: 'Description in search results' }).fill('');
  await page.getByText('28 pages, 1 needs something').waitFor();
  await page.getByRole('link', { name: 'Draft waiting' }).waitFor();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Home page' }).waitFor();
  await page.getByRole('link', { name: 'No search description' }).click();
  const description = page.getByRole('textbox', { name: 'Description in search results' });
  await eventually(() => description.evaluate((box) => box === document.activeElement)).toBe(true);
  await description.fill('Accountants and other experts who change how nonprofits work.');
  await page.getByRole('link', { name: 'No search description' }).waitFor({ state: 'hidden' });
  await publish(page);
  await page.getByText('28 pages, all complete').waitFor();
});

studioJourney('data that failed to load is loaded later without a reload', async ({ openStudio }) => {
  const { page, problems } = await openStudio('/studio/');
  problems.expect(/500|Out of order/);
  const fault = { status: 500, json: { message: 'Out of order' } };
  // The agent's form opens although its page type is missing; the list of removals shows an error.
  await page.route(/structure\.page-type|keyvalue\/site\.removals/, (route) => route.fulfill(fault));

  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByRole('link', { name: /^Tara/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();

  await page.getByRole('link', { name: 'Recently removed' }).click();
  await page.getByText('The list of what you removed cannot be loaded.').waitFor();
  await page.unrouteAll();
  await page.getByText('You have removed nothing recently.').waitFor();
});

studioJourney(
  'a list can be sorted by keyboard, and the move can be undone',
  async ({ openStudio, server }) => {
    const { page } = await openStudio(panePath('agent'));
    const order = async () => (await renderedPage(server.url, '/')).match(/(Tara|Coleman|Monet)(?=<\/h3>)/g);
    await page.getByRole('link', { name: /^Tara/ }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText('“Tara” is now number 2 of 8').waitFor();
    await eventually(order).toEqual(['Coleman', 'Tara', 'Monet']);
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Tara/);

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('The order is as it was').waitFor();
    await eventually(order).toEqual(['Tara', 'Coleman', 'Monet']);

    const places = await watchPlaces(page, 'Tara');
    await page.getByRole('link', { name: /^Tara/ }).focus();
    for (let move = 0; move < 4; move += 1) await page.keyboard.press('Alt+ArrowDown');
    await page.getByText('“Tara” is now number 5 of 8').waitFor();
    await eventually(order).toEqual(['Coleman', 'Monet', 'Tara']);
    for (let move = 0; move < 4; move += 1) await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('“Tara” is now number 1 of 8').waitFor();
    await eventually(order).toEqual(['Tara', 'Coleman', 'Monet']);
    expect(await places(), 'the entry never jumps').toEqual([1, 2, 3, 4, 5, 4, 3, 2, 1]);
  },
);

/** Observes the places of an entry in the list from now on; returns how to read them. */
async function watchPlaces(page: Page, name: string): Promise<() => Promise<number[]>> {
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`^${name}`) }) });
  const places = await row.evaluateHandle((item) => {
    const list = item.parentElement ?? document.body;
    const place = () => [...list.children].indexOf(item) + 1;
    const seen = [place()];
    new MutationObserver(() => {
      if (seen.at(-1) !== place()) seen.push(place());
    }).observe(list, { childList: true });
    return seen;
  });
  return () => places.jsonValue();
}

studioJourney(
  'an entry can be dragged to the end of a list that is longer than the window',
  async ({ openStudio }) => {
    const { page } = await openStudio(panePath('lists', 'aiPillar'));
    await page.setViewportSize({ width: 1440, height: 480 });
    const handles = page.getByTitle('Drag to another place');
    const last = handles.nth(9);
    const handle = await handles.first().boundingBox();
    const beyond = await last.boundingBox();
    if (!handle || !beyond) throw new Error('The list has no handles.');
    expect(beyond.y).toBeGreaterThan(480);

    await page.mouse.move(handle.x + 5, handle.y + 5);
    await page.mouse.down();
    await page.mouse.move(handle.x + 5, 475, { steps: 5 });
    await eventually(async () => (await last.boundingBox())?.y).toBeLessThan(480);
    expect((await handles.first().boundingBox())?.y, 'the row is where the pointer is').toBeGreaterThan(400);
    await page.mouse.up();
    await page.getByText('is now number 10 of 10').waitFor();
  },
);

studioJourney('the focus is visible in forced colors', async ({ openStudio }) => {
  const { page } = await openStudio('/studio/');
  await page.emulateMedia({ forcedColors: 'active' });
  const tasks = page.getByRole('region', { name: 'Welcome' }).getByRole('listitem');
  await tasks.getByRole('link').first().focus();
  // Keyboard users see the focus.
  await page.keyboard.press('Tab');
  expect(
    await tasks.locator(':scope > :has(a:focus)').evaluate((card) => getComputedStyle(card).outlineStyle),
  ).toBe('solid');

  await goToInStudio(page, panePath('agent'));
  await page.getByRole('link', { name: /^Tara/ }).focus();
  await page.keyboard.press('ArrowDown');
  const row = page.getByRole('link', { name: /^Coleman/ });
  expect(await row.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await row.evaluate((link) => getComputedStyle(link, '::after').outlineStyle)).toBe('solid');
});

studioJourney('an entry in a form can be moved by keyboard', async ({ openStudio, server }) => {
  const { page } = await openStudio(panePath('site', 'siteSettings'));
  const order = async () => {
    const menu = (await storedField(server, 'drafts.siteSettings', 'navigation')) ?? [];
    return (menu as { label: string }[]).slice(0, 2).map(({ label }) => label);
  };
  await openGroup(page, 'Menu and footer');
  const menu = field(page, 'navigation');
  const dots = menu.locator('[data-ui="DragHandleButton"]').first();
  await dots.and(page.locator(':enabled')).focus();
  // With delays, since the form measures the positions of its entries after each key.
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key, { delay: 300 });
  await eventually(order).toEqual(['ABOUT', 'HOME']);
});

studioJourney(
  'a document in use cannot be deleted, and the Studio lists where it is used',
  async ({ openStudio, server }) => {
    const { page } = await openStudio(panePath('lists', 'aiPillar'));
    await page.getByRole('link', { name: /^Agentic/ }).click();
    await chooseFromMenu(page.getByTestId('action-menu-button'), 'Delete');
    const dialog = page.getByRole('dialog', { name: '“Agentic” is still in use' });
    await dialog.getByRole('link', { name: /^Sample agent page/ }).waitFor();
    expect(await dialog.getByRole('button', { name: /delete/i }).count()).toBe(0);

    await dialog.getByRole('link', { name: /^Tara/ }).click();
    await page.waitForURL((url) => decodeURIComponent(url.pathname).includes('agent-tara,path=problemCards'));
    expect(await storedIds(server, 'aiPillar')).toHaveLength(10);
  },
);

studioJourney('lists the links to a page before it is deleted', async ({ openStudio }) => {
  const { page } = await openStudio(panePath('legal'));
  await page.getByRole('link', { name: /^Cookie Policy/ }).click();
  await chooseFromMenu(page.getByTestId('action-menu-button'), 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Links still lead to “Cookie Policy”' });
  await dialog.getByRole('link', { name: /^Site settings/ }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

studioJourney('discarded and deleted documents can be restored', async ({ openStudio, server }) => {
  const { page } = await openStudio(panePath('lists', 'region'));
  await page.getByRole('link', { name: /^Oceania/ }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Oceania and Hawaii');
  await saved(page);
  await chooseFromMenu(page.getByTestId('action-menu-button'), 'Discard changes');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByText('“Oceania and Hawaii” is back as it was').waitFor();
  await eventually(() => name.inputValue()).toBe('Oceania and Hawaii');

  await chooseFromMenu(page.getByTestId('action-menu-button'), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete with its draft' }).click();
  await page.getByText('Deleted: “Oceania and Hawaii”').waitFor();
  await eventually(() => storedIds(server, 'region')).not.toContain('region-oceania');

  await goToInStudio(page, '/studio/');
  await page.getByRole('link', { name: 'Recently removed' }).click();
  await page.getByRole('button', { name: 'Bring it back: Deleted, “Oceania and Hawaii”' }).click();
  // On a fast machine the earlier notification is still shown.
  await page.getByText('“Oceania and Hawaii” is back as it was').last().waitFor();
  // The row of the pressed button has disappeared.
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(
    /^You have removed nothing/,
  );
  const ids = await storedIds(server, 'region');
  expect(ids).toEqual(expect.arrayContaining(['drafts.region-oceania', 'region-oceania']));
});

studioJourney(
  'a restored revision becomes the draft, and the text that it replaced can be restored',
  async ({ openStudio, server }) => {
    const { page } = await openStudio(panePath('lists', 'region', 'region-europe'));
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Europe, a mistake');
    await publish(page);
    await name.fill('Europe, an afternoon of writing');
    await saved(page);
    await goToInStudio(page, panePath('lists', 'region', 'region-europe'));
    await name.waitFor();
    await chooseFromMenu(page.getByTestId('pane-context-menu-button').last(), 'History');
    await publishedVersions(page).first().click();
    await eventually(() => name.inputValue()).toBe('Europe, a mistake');

    await page.getByRole('button', { name: 'Bring this version back' }).click();
    await page.getByText(/What is not published yet is set aside; you can bring it back/).waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Replaced by an earlier version: “Europe, an afternoon of writing”').waitFor();
    await eventually(() => storedField(server, 'drafts.region-europe', 'name')).toBe('Europe, a mistake');

    await page.getByRole('button', { name: 'Bring it back' }).click();
    await eventually(() => name.inputValue()).toBe('Europe, an afternoon of writing');
  },
);

/** The published versions in the history list, newest first; how it groups the edits between them depends on pauses. */
function publishedVersions(page: Page): Locator {
  return page.getByTestId('timeline-item-button').filter({ hasText: 'Published' });
}
