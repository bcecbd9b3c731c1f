import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { type Tab, writingJourney } from '../helpers/journey.ts';
import { storedField } from '../helpers/stored-documents.ts';
import { field, panePath, saved } from '../helpers/studio.ts';

/** Messages that the browser and the Studio log when the server is killed, also during a response, and while it is unreachable. */
const noServer = [
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH/,
  /ERR_INTERNET_DISCONNECTED/,
  /event streams was lost/,
  /Reconnecting/,
  /Failed to fetch dynamically imported module/,
];

/** A form in a tab of its own, since these journeys close and leave the window. */
async function openForm(openTab: (options: { path: string }) => Promise<Tab>, document: string) {
  const { page, problems } = await openTab({ path: panePath('agent', document) });
  for (const pattern of noServer) problems.expect(pattern);
  const words = field(page, 'title').getByRole('textbox');
  await eventually(() => words.isEditable()).toBe(true);
  return { page, words };
}

const publishButton = (page: Page) => page.getByTestId('action-publish');

writingJourney(
  'when the server does not respond, the form says so after five seconds and publishing is disabled',
  async ({ openTab, server }) => {
    const { page, words } = await openForm(openTab, 'agent-coleman');
    server.pause();
    await words.fill('Rules that a small office can keep');
    await page.getByText('Saving takes longer than usual').filter({ visible: true }).first().waitFor();
    await eventually(() => publishButton(page).isDisabled()).toBe(true);
    server.resume();
    await saved(page);
    await eventually(() => publishButton(page).isEnabled()).toBe(true);
    await eventually(() => storedField(server, 'drafts.agent-coleman', 'title')).toBe(
      'Rules that a small office can keep',
    );
  },
);

writingJourney(
  'when the server is killed, editing continues and is saved once the server is back',
  { timeout: 240_000 },
  async ({ openTab, server }) => {
    const { page, words } = await openForm(openTab, 'agent-neo');
    await words.fill('Ideas');
    await saved(page);
    await server.kill('SIGKILL');
    await page.getByText('There is no connection just now').filter({ visible: true }).first().waitFor();
    await eventually(() => publishButton(page).isDisabled()).toBe(true);
    await words.press('End');
    await words.pressSequentially(' that nobody had before', { delay: 50 });
    expect(await words.inputValue()).toBe('Ideas that nobody had before');
    await eventually(() => publishButton(page).isDisabled()).toBe(true);
    await server.restart();
    await eventually(() => storedField(server, 'drafts.agent-neo', 'title')).toBe(
      'Ideas that nobody had before',
    );
    await eventually(() => publishButton(page).isEnabled()).toBe(true);
    expect(await words.inputValue()).toBe('Ideas that nobody had before');
    expect(await words.evaluate((input) => input === document.activeElement)).toBe(true);
  },
);

writingJourney(
  'offers to restore changes that were not saved before the window was closed',
  async ({ openTab, server }) => {
    const { page, words } = await openForm(openTab, 'agent-huma');
    await page.context().setOffline(true);
    await words.fill('People who stay');
    await page.getByText('Saving takes longer than usual').filter({ visible: true }).first().waitFor();
    // Another tool and back: the form was closed, but its unsaved text is kept.
    await page.getByRole('link', { name: 'Guide', exact: true }).click();
    // A tool whose code was never loaded.
    await page.getByRole('link', { name: 'Scheduled', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'keep this window open until it is back' });
    await notice.waitFor();
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.type();
    });
    // The page can be reloaded, but requests with changes fail.
    await page.route('**/data/actions/**', (route) => route.abort('internetdisconnected'));
    await page.context().setOffline(false);
    await notice.getByRole('button', { name: 'Try again' }).click();
    expect(await asked).toBe('beforeunload');
    await page.getByText('Nothing is scheduled').waitFor();
    await page.unroute('**/data/actions/**');
    expect(await storedField(server, 'drafts.agent-huma', 'title')).toBeUndefined();

    const bar = page.getByRole('status').filter({ hasText: 'This browser kept it' });
    await bar.getByRole('link', { name: 'Huma' }).click();
    const offer = page.getByRole('region', { name: 'Not saved' });
    await offer.getByText('People who stay').waitFor();
    const putBack = offer.getByRole('button', { name: 'Put it back' });
    await eventually(() => putBack.isEnabled()).toBe(true);
    await putBack.click();
    await offer.waitFor({ state: 'hidden' });
    await eventually(() => words.evaluate((input) => input === document.activeElement)).toBe(true);
    await eventually(() => storedField(server, 'drafts.agent-huma', 'title')).toBe('People who stay');
    await saved(page);
    await page.reload();
    await eventually(() => words.inputValue()).toBe('People who stay');
    expect(await page.getByText('was not saved').count()).toBe(0);
  },
);
