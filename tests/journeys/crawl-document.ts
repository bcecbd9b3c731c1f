import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isSingletonType } from '../../schemas/singleton-types.ts';
import { crawlActions, crawlPublishedActions } from './crawl-actions.ts';
import { fieldGroupTitles } from './document-types.ts';
import { eventually } from './eventually.ts';
import { chooseFromMenu, openGroup } from './studio.ts';

/** What was opened of one document, for the crawler's report. */
export type CrawledDocument = { groups: string[]; panels: string[]; actions: string[] };

/** What is the same for every type: a document of which there is one shows it, and one of many. */
const TYPES_IN_FULL = ['siteSettings', 'agent'];

/**
 * Opens what a document's pane offers: the field groups, the actions on the draft and on
 * the published document, and for some types the panels.
 */
export async function crawlDocument(page: Page, type: string): Promise<CrawledDocument> {
  const inFull = TYPES_IN_FULL.includes(type);
  const groups = await crawlGroups(page, type);
  expect(await page.getByTestId('input-validation-icon-error').count(), 'fields with an error').toBe(0);
  const panels = inFull ? await crawlPanels(page) : [];
  const actions = await crawlActions(page, { everyAnswer: inFull });
  // The one document of its type cannot be unpublished.
  if (inFull || !isSingletonType(type)) actions.push(...(await crawlPublishedActions(page)));
  return { groups, panels, actions };
}

/** Opens every field group of the form that is open; returns their titles. */
async function crawlGroups(page: Page, type: string): Promise<string[]> {
  const titles = fieldGroupTitles(type);
  for (const title of titles) await openGroup(page, title);
  return titles;
}

async function crawlPanels(page: Page): Promise<string[]> {
  await page.getByTestId('document-pane').getByRole('button', { name: 'Before you publish' }).click();
  await page.getByRole('heading', { name: 'Why can’t I publish?' }).waitFor();

  const menu = page.getByTestId('pane-context-menu-button').last();
  await chooseFromMenu(menu, 'What uses this');
  await page.getByText('What uses this', { exact: true }).filter({ visible: true }).waitFor();
  await chooseFromMenu(menu, 'History');
  const changes = page.getByRole('tab', { name: 'Review changes' });
  await changes.waitFor();
  await changes.press('Enter');
  await eventually(() => changes.getAttribute('aria-selected')).toBe('true');

  await chooseFromMenu(menu, 'Raw content');
  const dialog = page.getByRole('dialog', { name: /^Inspecting/ });
  await dialog.getByRole('tab', { name: 'Raw JSON' }).click();
  await dialog.getByText('"_type"').first().waitFor();
  await dialog.getByRole('button', { name: 'Close dialog' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return ['Before you publish', 'What uses this', 'History', 'Review changes', 'Raw content'];
}
