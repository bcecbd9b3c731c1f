import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/**
 * What an editor does who has only the guide and what stands on the screen: roles and visible labels, no test ids and no
 * addresses.
 */

/** Follows a task of the guide that is on the screen, and sees its steps above the place it leads to. */
export async function beginTask(page: Page, title: string): Promise<void> {
  await page.getByRole('region', { name: 'Welcome' }).getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('complementary', { name: 'Steps' }).getByRole('heading', { name: title }).waitFor();
}

/** The text field under a label. */
export function textField(page: Page | Locator, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** The innermost part of a form that begins with a label. */
export function part(page: Page, label: string): Locator {
  return page.getByRole('group').filter({ hasText: new RegExp(`^${label}`) });
}

/**
 * Publishes what is open and waits until there is nothing more to publish. Studio 6.9 does nothing when the button is
 * pressed in the moment in which it checks the form anew: then whoever sees 'Ready to publish' presses again.
 */
export async function pressPublish(page: Page): Promise<void> {
  const done = statusOf(page, 'Everything here is published');
  const ready = statusOf(page, 'Ready to publish');
  await readyToPublish(page);
  await eventually(async () => {
    if (await ready.isVisible()) await page.getByRole('button', { name: 'Publish', exact: true }).click();
    return done.waitFor({ timeout: 15_000 }).then(
      () => 'published',
      () => 'not published',
    );
  }, 90_000).toBe('published');
}

/** Waits until the form says that what was typed is kept and can be published. */
export async function readyToPublish(page: Page): Promise<void> {
  await statusOf(page, 'Ready to publish').waitFor();
}

/** What the form says of itself; the same words are announced to those who cannot see them. */
export function statusOf(page: Page, words: string): Locator {
  return page.getByText(words).filter({ visible: true }).first();
}

/** Chooses from the menu beside ‘Publish’. The menu moves while it unfolds, so the click goes to the item itself. */
export async function chooseBesidePublish(page: Page, item: string): Promise<void> {
  await choose(page.getByRole('button', { name: 'Open document actions' }), item);
}

/** Opens a menu by its button and chooses from it. A form that is drawn anew closes it: whoever sees that opens it again. */
export async function choose(button: Locator, item: string): Promise<void> {
  // A shortcut may stand behind the words.
  const entry = button.page().getByRole('menuitem', { name: new RegExp(`^${item}`) });
  const ready = entry.and(button.page().locator(':enabled'));
  await eventually(async () => {
    if (!(await entry.isVisible())) await button.click();
    return ready.waitFor({ timeout: 5_000 }).then(
      () => 'offered',
      () => 'not offered',
    );
  }, 60_000).toBe('offered');
  await ready.dispatchEvent('click');
}

/** Reloads a page of the site until it shows what was published, as a visitor who comes a moment later would. */
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
