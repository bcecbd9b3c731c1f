import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { chooseFromMenu } from './studio.ts';

/**
 * Actions of an editor who uses only the guide and the visible screen: roles and labels, no test ids and no addresses.
 */

/** Starts a task of the guide that is visible, and checks that its steps are shown where it leads. */
export async function beginTask(page: Page, title: string): Promise<void> {
  await page.getByRole('region', { name: 'Welcome' }).getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('complementary', { name: 'Steps' }).getByRole('heading', { name: title }).waitFor();
}

/** The text field with a label. */
export function textField(page: Page | Locator, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** The innermost part of a form that begins with a label. */
export function part(page: Page, label: string): Locator {
  return page.getByRole('group').filter({ hasText: new RegExp(`^${label}`) });
}

/** Publishes the open document and waits until there is nothing more to publish. */
export async function pressPublish(page: Page): Promise<void> {
  await readyToPublish(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await getStatus(page, 'Everything here is published').waitFor();
}

/** Waits until the form says that its content can be published; the latest changes may still be saved. */
export async function readyToPublish(page: Page): Promise<void> {
  await getStatus(page, 'Ready to publish').waitFor();
}

/** The form's status. Screen readers hear it a second later, so that their text may still be the one before. */
export function getStatus(page: Page, words: string): Locator {
  const visible = page.getByText(words).filter({ visible: true });
  return visible.and(page.locator(':not([role=status])')).first();
}

/** Chooses an action in the menu beside ‘Publish’. */
export async function chooseBesidePublish(page: Page, item: string): Promise<void> {
  await chooseFromMenu(page.getByRole('button', { name: 'Open document actions' }), item);
}

/** Reloads a page of the site until it shows what was published. */
export async function seenOnSite(site: Page, what: Locator): Promise<void> {
  await eventually(async () => {
    await site.reload();
    const shown = what.first().waitFor({ timeout: 2_000 });
    return await shown.then(
      () => true,
      () => false,
    );
  }, 60_000).toBe(true);
}
