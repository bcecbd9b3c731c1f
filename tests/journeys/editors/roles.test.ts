import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { beginTask, pressPublish, seenOnSite, textField } from '../helpers/guide-steps.ts';
import { type Tab, writingJourney } from '../helpers/journey.ts';
import type { ServerProcess } from '../helpers/server-process.ts';
import { field, saved } from '../helpers/studio.ts';
import { goToInStudio } from '../helpers/studio-journey.ts';
import { mintToken } from '../helpers/tokens.ts';

const WHOM_TO_ASK = /^You can read this but not change it/;

writingJourney('a viewer can read everything and change nothing', async ({ openTab, server }) => {
  const { page } = await signIn(openTab, server, 'viewer');
  await page.getByRole('note').getByText('You can look at everything here').waitFor();
  expect(await page.getByRole('link', { name: 'Queries (for developers)' }).count()).toBe(0);

  await openAgent(page, 'Tara');
  await page.getByText('You can read this but not publish it.').filter({ visible: true }).first().waitFor();
  const description = textField(page, 'Description');
  expect(await description.inputValue()).toMatch(/\w+/);
  expect(await description.isEditable()).toBe(false);
  expect(await page.getByText(WHOM_TO_ASK).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Publish', exact: true }).isEnabled()).toBe(false);
});

writingJourney('an editor can change texts, and not fields for developers', async ({ openTab, server }) => {
  const { page } = await signIn(openTab, server, 'editor');
  await beginTask(page, 'Change a headline');
  await textField(page, 'Headline').fill('Written by an editor.');
  await pressPublish(page);
  const { page: site } = await openTab({ path: '/' });
  await seenOnSite(site, site.getByRole('heading', { level: 1, name: 'Written by an editor.' }));

  expect(await page.getByRole('link', { name: 'Queries (for developers)' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await openAgent(page, 'Tara');
  // Until the form has loaded it is read-only.
  await eventually(() => textField(page, 'Description').isEditable()).toBe(true);
  const address = field(page, 'slug');
  await address.getByText(WHOM_TO_ASK).waitFor();
  expect(await address.getByRole('textbox').isEditable()).toBe(false);
  expect(await address.getByRole('button', { name: 'Generate' }).isEnabled()).toBe(false);
  await address.hover();
  await address.getByTestId('field-actions-trigger').click();
  await page.getByRole('menuitem', { name: 'Copy field' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Paste field' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await goToInStudio(page, '/studio/intent/create/template=agent;type=agent/');
  const newAddress = field(page, 'slug').getByRole('textbox');
  await textField(page, 'Name').fill('Nova');
  await newAddress.fill('nova');
  await saved(page);
  expect(await newAddress.isEditable()).toBe(true);
  expect(await page.getByText(WHOM_TO_ASK).count()).toBe(0);
});

/** Opens the Studio as a user with a new token for a role. */
async function signIn(
  openTab: (options: { path: string }) => Promise<Tab>,
  server: ServerProcess,
  role: 'editor' | 'viewer',
): Promise<Tab> {
  const tab = await openTab({ path: `/_lake/login?origin=${server.url}/studio/` });
  await tab.page.getByLabel('Your token').fill(await mintToken(server, role));
  await tab.page.getByRole('button', { name: 'Sign in' }).click();
  await tab.page.getByRole('region', { name: 'Welcome' }).waitFor();
  return tab;
}

async function openAgent(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Agents', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}
