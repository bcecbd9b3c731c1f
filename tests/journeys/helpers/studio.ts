import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** An editor's actions in the Studio, in a tab from `openTab`. The test ids are those of Studio 6.9. */

/** The address of a pane, by the ids of the panes up to it. */
export function panePath(...panes: string[]): string {
  return `/studio/structure/${panes.join(';')}`;
}

/** A field of the open form, by its name in the schema. */
export function field(page: Page, name: string): Locator {
  return page.getByTestId(`field-${name}`);
}

/** Publishes the open document and waits until there is nothing more to publish. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish');
  await button.and(page.locator(':enabled')).click();
  await button.and(page.locator(':disabled')).waitFor();
}

/** Waits until the Studio has saved the changes. */
export async function saved(page: Page): Promise<void> {
  await page.getByTestId('pane-footer').getByText('Saved').waitFor();
}

/** Opens a field group by its title. */
export async function openGroup(page: Page, title: string): Promise<void> {
  const tab = page.getByTestId('field-group-tabs').getByRole('tab', { name: title, exact: true });
  await tab.click();
  await eventually(() => tab.getAttribute('aria-selected')).toBe('true');
}

/** Opens a menu, reads its items without their shortcuts, and closes it. */
export async function menuItems(button: Locator): Promise<string[]> {
  const page = button.page();
  await button.click();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  const names = await items.allTextContents();
  await page.keyboard.press('Escape');
  await items.first().waitFor({ state: 'hidden' });
  return names.map((name) => name.replace(/Ctrl.*$/, ''));
}

/**
 * Chooses an item in a menu. The click goes to the item's element, not to coordinates, since a menu moves while it opens.
 */
export async function chooseFromMenu(button: Locator, name: string): Promise<void> {
  const enabled = button.page().locator(':enabled');
  // A form that is still loading shows a disabled button in its place.
  await button.and(enabled).click();
  const item = button.page().getByRole('menuitem', { name }).and(enabled);
  await item.dispatchEvent('click');
  await item.waitFor({ state: 'hidden' });
}
