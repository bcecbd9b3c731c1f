import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fieldGroupTitles } from './document-types.ts';
import { chooseFromMenu, menuItems, openGroup } from './studio.ts';

/** What was opened of one document, for the crawler's report. */
export type CrawledDocument = { groups: string[]; panels: string[]; actions: string[] };

/**
 * Opens what a document's pane offers: the field groups, the messages of validation, the menu of actions. With
 * `thoroughly` also the panels and dialogs that are the same for every type, and the published document.
 */
export async function crawlDocument(page: Page, type: string, thoroughly: boolean): Promise<CrawledDocument> {
  const groups = await crawlGroups(page, type);
  const panels = await crawlValidation(page);
  const actions = await offeredActions(page);
  if (thoroughly) {
    panels.push(...(await crawlPanels(page)));
    actions.push(...(await crawlPublished(page)));
  }
  return { groups, panels, actions };
}

/** Opens every field group of the form that is open; returns their titles. */
export async function crawlGroups(page: Page, type: string): Promise<string[]> {
  const titles = fieldGroupTitles(type);
  for (const title of titles) await openGroup(page, title);
  return titles;
}

async function crawlPanels(page: Page): Promise<string[]> {
  const menu = page.getByTestId('pane-context-menu-button').last();

  await chooseFromMenu(menu, 'Incoming references');
  await page.getByText('Incoming references', { exact: true }).filter({ visible: true }).waitFor();
  await chooseFromMenu(menu, 'History');
  const changes = page.getByRole('tab', { name: 'Review changes' });
  await changes.waitFor();
  await changes.press('Enter');
  await expect.poll(() => changes.getAttribute('aria-selected')).toBe('true');

  await chooseFromMenu(menu, 'Inspect');
  const dialog = page.getByRole('dialog', { name: /^Inspecting/ });
  await dialog.getByRole('tab', { name: 'Raw JSON' }).click();
  await dialog.getByText('"_type"').first().waitFor();
  await dialog.getByRole('button', { name: 'Close dialog' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return ['Incoming references', 'History', 'Review changes', 'Inspect'];
}

/** The panel is offered when validation has something to say; on the seed that must be warnings only. */
async function crawlValidation(page: Page): Promise<string[]> {
  const button = page.getByTestId('document-pane').getByRole('button', { name: 'Validation' });
  expect(await page.getByTestId('input-validation-icon-error').count(), 'fields with an error').toBe(0);
  if (!(await button.isVisible())) return [];
  await button.click();
  await page.getByText('Validation', { exact: true }).filter({ visible: true }).waitFor();
  return ['Validation'];
}

/** The actions on the published document. */
async function crawlPublished(page: Page): Promise<string[]> {
  await page.getByTestId('document-header-Published-chip').click();
  await page.waitForURL(/perspective=published/);
  await page.getByTestId('action-publish').waitFor({ state: 'hidden' });
  const actions = await offeredActions(page);
  await page.getByTestId('document-header-Draft-chip').click();
  await page.waitForURL((url) => !url.search.includes('perspective=published'));
  await page.getByTestId('action-publish').waitFor();
  return actions;
}

/** The actions as the footer and its menu name them. */
async function offeredActions(page: Page): Promise<string[]> {
  const footer = page.getByTestId('pane-footer').last();
  const buttons = await footer.locator('button[data-testid^="action-"]').allTextContents();
  const more = footer.getByTestId('action-menu-button');
  const items = (await more.isVisible()) ? await menuItems(more) : [];
  return [...buttons, ...items].filter((name) => name !== '');
}
