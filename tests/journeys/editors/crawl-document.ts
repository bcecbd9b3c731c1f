import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { chooseFromMenu, openGroup } from '../helpers/studio.ts';
import { crawlActions, crawlPublishedActions } from './crawl-actions.ts';
import { fieldGroupTitles } from './document-types.ts';

/** What was opened in one document, for the crawler's report; panels and actions only for an agent. */
export type CrawledDocument = { groups: string[]; panels: string[]; actions: string[] };

/**
 * Opens the form with all fields. For an agent, whose type has every action, also opens each field group, the panels, and the
 * actions of the draft and of the published document; `studio/singletons.test.ts` tests which actions the other types offer.
 */
export async function crawlDocument(page: Page, type: string): Promise<CrawledDocument> {
  const inFull = type === 'agent';
  // The first group is 'All fields'.
  const groups = fieldGroupTitles(type).slice(0, inFull ? undefined : 1);
  for (const title of groups) await openGroup(page, title);
  expect(await page.getByTestId('input-validation-icon-error').count(), 'fields with an error').toBe(0);
  if (!inFull) return { groups, panels: [], actions: [] };
  const panels = await crawlPanels(page);
  const actions = [...(await crawlActions(page)), ...(await crawlPublishedActions(page))];
  return { groups, panels, actions };
}

async function crawlPanels(page: Page): Promise<string[]> {
  await page.getByTestId('document-pane').getByRole('button', { name: 'Before you publish' }).click();
  await page.getByRole('heading', { name: 'Nothing to publish' }).waitFor();

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
