import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { chooseFromMenu, menuItems } from '../helpers/studio.ts';

/**
 * Opens every action of the open document up to its confirmation, and leaves the document unchanged; returns the actions' names.
 * The page needs permission to read the clipboard.
 */
export async function crawlActions(page: Page): Promise<string[]> {
  // The footer is rendered after the form.
  await page.getByTestId('action-publish').waitFor();
  const actions = await offeredActions(page);
  await copyUrl(page);
  await editAndDiscard(page);
  await openAndCancel(page, 'Delete');
  return [...actions, 'Discard changes', 'Copy a link to this form'];
}

/** The same for the actions of the published document. */
export async function crawlPublishedActions(page: Page): Promise<string[]> {
  await page.getByTestId('document-header-Published-chip').click();
  await page.waitForURL(/perspective=published/);
  await page.getByTestId('action-publish').waitFor({ state: 'hidden' });
  const actions = await offeredActions(page);
  await openAndCancel(page, 'Unpublish');
  await page.getByTestId('document-header-Draft-chip').click();
  await page.waitForURL((url) => !url.search.includes('perspective=published'));
  await page.getByTestId('action-publish').waitFor();
  return actions;
}

/** The names of the actions in the footer and its menu. */
async function offeredActions(page: Page): Promise<string[]> {
  const buttons = await footer(page).locator('button[data-testid^="action-"]').allTextContents();
  const more = actionMenu(page);
  const items = (await more.isVisible()) ? await menuItems(more) : [];
  return [...buttons, ...items].filter((name) => name !== '');
}

async function copyUrl(page: Page): Promise<void> {
  // The pane's parameters follow its id after a comma.
  const pane = decodeURIComponent(new URL(page.url()).pathname).split(';').at(-1) ?? '';
  const id = pane.replace(/,.*/, '');
  await chooseFromMenu(page.getByTestId('copy-document-actions-button'), 'Copy a link to this form');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await eventually(copied).toContain(`/studio/intent/edit/id=${id};`);
}

/** Checks that there is nothing to publish, types a letter, cancels discarding the change, and then discards it. */
async function editAndDiscard(page: Page): Promise<void> {
  const publish = page.getByTestId('action-publish');
  const text = page
    .getByTestId('form-view')
    .locator('input[type="text"]:not([readonly]), textarea:not([readonly])')
    .and(page.locator(':enabled'))
    .filter({ visible: true })
    .first();
  const before = await text.inputValue();
  expect(await publish.isDisabled(), 'nothing to publish').toBe(true);

  await text.fill(`${before}.`);
  await publish.and(page.locator(':enabled')).waitFor();
  await openAndCancel(page, 'Discard changes');
  expect(await text.inputValue()).toBe(`${before}.`);

  await startAction(page, 'Discard changes');
  await page.getByRole('dialog').getByTestId('confirm-button').click();
  await publish.and(page.locator(':disabled')).waitFor();
  await eventually(() => text.inputValue()).toBe(before);
}

/** Starts an action that needs confirmation, waits for the complete dialog, and cancels it. */
async function openAndCancel(page: Page, action: string): Promise<void> {
  await startAction(page, action);
  const dialogs = page.getByRole('dialog');
  // The Studio shows two dialogs, one after the other, while it looks for documents that refer to this one; for a document in
  // use, a dialog says so.
  const question = dialogs.filter({ has: page.getByTestId('confirm-button') });
  await question
    .or(dialogs.filter({ hasText: /is still in use|Links still lead to/ }))
    .first()
    .waitFor();
  await eventually(async () => {
    // The dialog is still growing, so the click does not go to fixed coordinates.
    const cancel = dialogs.getByRole('button', { name: /^(Cancel|Close)$/ }).first();
    if (await cancel.isVisible()) await cancel.dispatchEvent('click');
    return dialogs.count();
  }).toBe(0);
}

async function startAction(page: Page, name: string): Promise<void> {
  const button = footer(page).getByRole('button', { name, exact: true });
  if (await button.isVisible()) await button.click();
  else await chooseFromMenu(actionMenu(page), name);
}

function footer(page: Page): Locator {
  return page.getByTestId('pane-footer').last();
}

function actionMenu(page: Page): Locator {
  return footer(page).getByTestId('action-menu-button');
}
