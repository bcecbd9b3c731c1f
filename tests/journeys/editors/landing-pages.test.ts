import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inScope } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { getStatus, textField } from '../helpers/guide-steps.ts';
import { renderedPage } from '../helpers/rendered-page.ts';
import { studioJourney } from '../helpers/studio-journey.ts';
import { type Hand, keyboard, mouse, reach } from './hands.ts';
import { portrait } from './portrait.ts';

const ways = [
  { by: 'the keyboard alone', hand: keyboard, name: 'Autumn campaign', path: '/autumn-campaign' },
  { by: 'the mouse', hand: mouse, name: 'Spring campaign', path: '/spring-campaign' },
];

// By keyboard alone every step is harder; the mouse takes the same steps.
studioJourney.for(inScope(ways, ways.slice(0, 1)))(
  'an editor makes a campaign page with $by',
  { timeout: 480_000 },
  async ({ hand, name, path }, { openStudio, server }) => {
    const { page, problems } = await openStudio('/studio/');
    problems.expect(/autumn-|spring-/);
    await makeCampaign(page, hand, server.url, { name, path });
  },
);

/** Writes, previews, schedules, publishes, renames and unpublishes a page that did not exist. */
async function makeCampaign(
  page: Page,
  hand: Hand,
  origin: string,
  { name, path }: { name: string; path: string },
) {
  const button = (label: string | RegExp) => page.getByRole('button', { name: label });
  const dialog = page.getByRole('dialog');
  const close = () => page.keyboard.press('Escape');
  const entryOfMenu = async (label: string) => {
    await hand.press(button('Open document actions'));
    await hand.press(page.getByRole('menuitem', { name: label }));
  };

  await hand.press(page.getByRole('link', { name: 'Landing pages' }));
  // The Studio gives this button no name.
  await hand.press(page.getByTestId('multi-action-intent-button'));
  await hand.press(page.getByRole('menuitem', { name: 'Campaign page' }));
  await hand.write(textField(page, 'Name of the page'), name);
  await hand.press(button('Generate'));

  await hand.press(button(/^Opening/));
  await hand.write(textField(dialog, 'Heading of the page'), `The ${name} begins`);
  await choosePicture(page, hand);
  await hand.write(textField(dialog, 'Description of the picture'), 'A field in bloom');
  await close();
  await hand.press(button(/^Why now/));
  await hand.write(dialog.getByTestId('pt-editor').getByRole('textbox'), 'Budgets are made now.');
  await close();
  await hand.press(button(/^Statement/));
  await hand.write(dialog.getByRole('textbox').first(), 'Every hour counts.');
  await close();
  await hand.press(button(/^Who does the work/));
  await hand.press(dialog.getByRole('button', { name: 'Add item' }));
  await hand.write(dialog.getByRole('combobox'), 'Tara');
  await page
    .getByRole('option', { name: /^Tara/ })
    .or(page.getByRole('button', { name: /^Tara/ }))
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByText('Tax, Audit & Accounting').waitFor();
  await close();

  await hand.press(button('2 things to fix before you can publish'));
  const toFix = page.getByRole('list', { name: 'To fix first' }).getByRole('button');
  const answers = [
    { answer: 'Nothing, at first.', left: '1 thing to fix before you can publish' },
    { answer: 'A day.', left: 'Ready to publish' },
  ];
  for (const { answer, left } of answers) {
    await hand.press(toFix.first());
    await hand.write(textField(dialog, 'Answer'), answer);
    await close();
    await close();
    await getStatus(page, left).waitFor();
  }
  await hand.press(button('Close “Before you publish”'));

  await hand.press(button(/^Used on \d pages/));
  await hand.press(page.getByRole('link', { name: new RegExp(`^${name}.*${path}`) }).last());
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { level: 1, name: `The ${name} begins` }).waitFor();

  await hand.press(page.getByRole('link', { name: 'Content', exact: true }));
  await hand.press(page.getByRole('link', { name: 'Landing pages' }));
  await hand.press(page.getByRole('link', { name: new RegExp(`^${name}`) }));

  await entryOfMenu('Publish later…');
  await hand.press(button('Set the time'));
  await page.getByText(/^Goes live .* Until then/).waitFor();
  expect((await fetch(origin + path)).status).toBe(404);
  await entryOfMenu('Publish now…');
  await hand.press(dialog.getByRole('button', { name: 'Publish now' }));
  await eventually(async () => (await fetch(origin + path)).status).toBe(200);
  const published = await renderedPage(origin, path);
  for (const words of ['A field in bloom', 'Tara', 'Nothing, at first.']) expect(published).toContain(words);

  await hand.press(button('Go back to published version'));
  await hand.press(button('Draft'));
  await hand.write(page.getByTestId('field-slug').getByRole('textbox'), `${path.slice(1)}-2027`);
  await getStatus(page, 'Ready to publish').waitFor();
  await hand.press(page.getByTestId('action-publish'));
  await eventually(async () => (await fetch(origin + path)).url).toBe(`${origin}${path}-2027`);
  // The form renders its actions anew when it hears of the publish, which closes an open menu.
  await getStatus(page, 'Everything here is published').waitFor();

  await entryOfMenu('Unpublish');
  await hand.press(dialog.getByRole('button', { name: 'Unpublish now' }));
  await eventually(async () => (await fetch(`${origin}${path}-2027`)).status).toBe(404);
}

async function choosePicture(page: Page, hand: Hand): Promise<void> {
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  if (hand === keyboard) {
    await reach(dialog.getByTestId('file-button-input'));
    await page.keyboard.press('Space');
  } else {
    await dialog.locator('label', { has: page.getByTestId('file-button-input') }).click();
  }
  await (await chooser).setFiles({ name: 'field.png', mimeType: 'image/png', buffer: await portrait() });
  await dialog.getByRole('img', { name: 'Preview of uploaded image' }).waitFor();
}
