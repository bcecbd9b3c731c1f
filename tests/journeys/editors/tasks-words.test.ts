import { expect } from 'vitest';
import { isFullScope } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import {
  beginTask,
  chooseBesidePublish,
  pressPublish,
  readyToPublish,
  seenOnSite,
  textField,
} from '../helpers/guide-steps.ts';
import { studioJourney } from '../helpers/studio-journey.ts';

/** The guide's tasks about editing text, each from the welcome pane to the changed site. */

studioJourney('“Change a headline” and “Undo a mistake”', async ({ openStudio, openTab }) => {
  const { page: studio } = await openStudio('/studio/');
  const headline = textField(studio, 'Headline');
  await beginTask(studio, 'Change a headline');
  await eventually(() => headline.evaluate((field) => field === document.activeElement)).toBe(true);
  await headline.fill('Good work deserves good tools.');
  await pressPublish(studio);
  const { page: site } = await openTab({ path: '/' });
  await seenOnSite(site, site.getByRole('heading', { level: 1, name: 'Good work deserves good tools.' }));

  await studio.getByRole('link', { name: 'Guide', exact: true }).click();
  await beginTask(studio, 'Undo a mistake');
  const history = studio.getByRole('listbox', { name: 'Document revisions' });
  await history
    .getByRole('option', { name: /Created/ })
    .last()
    .getByRole('button')
    .first()
    .click();
  await eventually(() => headline.inputValue()).toMatch(/^Mission-driven organizations, welcome/);
  await studio.getByRole('button', { name: 'Bring this version back' }).click();
  await studio.getByText(/^Bring this version back as your draft\? The site stays/).waitFor();
  await studio.getByRole('button', { name: 'Confirm' }).click();
  await pressPublish(studio);
  const original = site.getByRole('heading', { level: 1, name: /^Mission-driven organizations, welcome/ });
  await seenOnSite(site, original);

  await headline.fill('Another mistake, not published');
  await readyToPublish(studio);
  await chooseBesidePublish(studio, 'Discard changes');
  const sure = studio.getByRole('button', { name: /^(Confirm|Discard)/ });
  await sure.click();
  await eventually(() => headline.inputValue()).toMatch(/^Mission-driven organizations, welcome/);
});

studioJourney('the history lists a publication once', async ({ openStudio }) => {
  const history = '/studio/structure/pages;aboutPage,inspect=sanity%2Fstructure%2Fhistory';
  const { page: studio } = await openStudio(history);
  const events = studio.getByRole('listbox', { name: 'Document revisions' }).getByRole('option');
  await textField(studio, 'Heading of the page').fill('A draft from yesterday');
  await readyToPublish(studio);

  await studio.reload();
  await events.filter({ hasText: 'Edited' }).waitFor();
  await pressPublish(studio);
  await events.filter({ hasText: 'Edited' }).waitFor({ state: 'detached' });
  await eventually(() => events.allInnerTexts()).toEqual([
    expect.stringContaining('Published'),
    expect.stringContaining('Created'),
  ]);
});

studioJourney('“Add an organization type”', async ({ openStudio, openTab }) => {
  const { page: studio } = await openStudio('/studio/');
  await beginTask(studio, 'Add an organization type');
  await textField(studio, 'Name').fill('Community gardens');
  await textField(studio, 'Description').fill('They grow food and neighbors on land that nobody used.');
  await readyToPublish(studio);
  expect(await studio.getByText('Changes no page').count()).toBe(0);
  await studio.getByText('Changes 1 page').waitFor();
  await pressPublish(studio);

  const { page: site } = await openTab({ path: '/organizations' });
  await seenOnSite(site, site.getByRole('heading', { name: 'Community gardens' }));
});

studioJourney.runIf(isFullScope)(
  '“Change what Google and shared links show”',
  async ({ openStudio, openTab }) => {
    const { page: studio } = await openStudio('/studio/');
    await beginTask(studio, 'Change what Google and shared links show');
    await textField(studio, 'Title in search results and shared links').fill(
      '{product}: colleagues for small nonprofits',
    );
    await pressPublish(studio);

    const { page: site } = await openTab({ path: '/' });
    await eventually(async () => {
      await site.reload();
      return site.title();
    }).toBe('Beacon: colleagues for small nonprofits');
  },
);

studioJourney('“Change a menu entry or a footer link”', async ({ openStudio, openTab }) => {
  const { page: studio } = await openStudio('/studio/');
  await beginTask(studio, 'Change a menu entry or a footer link');
  await studio.getByRole('button', { name: /^ABOUT/ }).click();
  await textField(studio, 'Words of the link').fill('WHO WE ARE');
  await studio.getByRole('dialog').getByRole('button', { name: 'Close dialog' }).click();
  await pressPublish(studio);

  const { page: site } = await openTab({ path: '/contact' });
  await seenOnSite(site, site.getByRole('link', { name: 'WHO WE ARE' }));
});

studioJourney.runIf(isFullScope)('“Rename the product”', async ({ openStudio, openTab }) => {
  const { page: studio } = await openStudio('/studio/');
  await beginTask(studio, 'Rename the product');
  await textField(studio, 'Name of the product').fill('Lantern');
  await pressPublish(studio);

  const { page: site } = await openTab({ path: '/about' });
  await seenOnSite(site, site.getByText(/Lantern/));
  expect(await site.getByText(/Beacon/).count()).toBe(0);
});
