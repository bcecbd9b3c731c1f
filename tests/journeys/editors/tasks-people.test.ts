import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import {
  beginTask,
  chooseBesidePublish,
  part,
  pressPublish,
  readyToPublish,
  seenOnSite,
  textField,
} from '../helpers/guide-steps.ts';
import type { ServerProcess } from '../helpers/server-process.ts';
import { getAdministrator } from '../helpers/stored-documents.ts';
import { chooseFromMenu } from '../helpers/studio.ts';
import { studioJourney } from '../helpers/studio-journey.ts';
import { captionLines } from './caption-lines.ts';
import { portrait } from './portrait.ts';

/** The guide's tasks about agents and scheduling, each from the welcome pane to the changed site. */

/** Maximum milliseconds for a video of a few words on a busy machine. */
const DRAWING = 90_000;

studioJourney('“Replace a portrait”', async ({ openStudio, openTab }) => {
  const { page: studio } = await openStudio('/studio/');
  await beginTask(studio, 'Replace a portrait');
  await studio.getByRole('link', { name: /^Huma/ }).click();
  await studio.getByRole('tab', { name: 'Pictures and video' }).click();
  const picture = part(studio, 'Portrait');
  const chooser = studio.waitForEvent('filechooser');
  await picture.getByRole('button', { name: 'Open image options menu' }).click();
  await studio.getByRole('menuitem', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles({ name: 'huma.png', mimeType: 'image/png', buffer: await portrait() });
  // The file's size is in the address of its picture, which is there once it was uploaded.
  await picture.locator('img[src*="-900x700."]').waitFor();
  await textField(picture, 'Description of the picture').fill('Huma smiles at the camera');
  await pressPublish(studio);

  const { page: site } = await openTab({ path: '/agent/huma' });
  const image = site.getByRole('img', { name: 'Huma smiles at the camera' });
  await seenOnSite(site, image);
  expect(await image.first().getAttribute('src')).toMatch(/^\/images\/local\/production\/\w+-900x700\.png\?/);
  await eventually(() => image.first().evaluate(naturalSize)).toEqual([256, 256]);
  await site.goto('/');
  await image.scrollIntoViewIfNeeded();
  await eventually(() => image.evaluate(naturalSize)).toEqual([128, 128]);
});

studioJourney('“Put the agents in another order”', async ({ openStudio, openTab }) => {
  const { page: studio } = await openStudio('/studio/');
  await beginTask(studio, 'Put the agents in another order');
  await chooseFromMenu(studio.getByRole('button', { name: 'Move “Tara”' }), 'Move down');

  const { page: site } = await openTab({ path: '/' });
  const cards = site.getByRole('heading', { level: 3, name: /^(Tara|Coleman|Monet)$/ });
  await eventually(async () => {
    await site.reload();
    return cards.allTextContents();
  }).toEqual(['Coleman', 'Tara', 'Monet']);
});

studioJourney('“Change what an agent says”', async ({ openStudio, openTab }) => {
  const words = 'Good day. I look for new ways, and I tell you which of them held.';
  const { page: studio, problems } = await openStudio('/studio/');
  await beginTask(studio, 'Change what an agent says');
  await studio.getByRole('button', { name: /^Neo/ }).click();
  await textField(studio, 'What Neo says').fill(words);
  // On return, the form shows the same agent and the typed text.
  await studio.getByRole('link', { name: 'Content', exact: true }).click();
  await studio.getByRole('link', { name: 'Avatars', exact: true }).click();
  await studio.getByRole('heading', { name: 'Neo', exact: true }).waitFor();
  await studio.getByRole('button', { name: 'Make the video' }).click();
  await studio.getByRole('button', { name: 'Use this one' }).click({ timeout: DRAWING });
  await studio.getByRole('heading', { name: 'The video in use' }).waitFor({ timeout: 60_000 });
  const noSpace = { statusCode: 507, error: 'Insufficient Storage', message: 'No space is left.' };
  problems.expect(/\(507\)|status of 507/);
  await studio.route(/\/data\/actions\//, (route) => route.fulfill({ status: 507, json: noSpace }), {
    times: 1,
  });
  await studio.getByRole('button', { name: 'Publish Neo' }).click();
  await studio.getByText('Neo could not be published').waitFor();
  await studio.getByText('No space is left.').waitFor();
  await studio.getByRole('button', { name: 'Publish Neo', disabled: false }).click();
  await studio.getByRole('button', { name: 'Publish Neo' }).waitFor({ state: 'hidden' });
  await studio.locator('h3:focus', { hasText: 'The video in use' }).waitFor();

  // The server renders a changed page within about a second; an earlier request gets the previous one.
  const { page: site } = await openTab({ path: '/agent/neo' });
  const video = site.locator('video[aria-label="Neo"]');
  await eventually(async () => {
    await site.reload();
    await site.getByRole('button', { name: /^Play/ }).first().click();
    await site.getByText('Neo is speaking').waitFor();
    return video.getAttribute('src');
  }).toMatch(/\/avatars\/neo\/talking_video-[0-9a-f]{16}\.mp4$/);
  // Captions are on already when the browser does not allow sound.
  const captions = site.getByRole('button', { name: 'Captions', exact: true });
  if ((await captions.getAttribute('aria-pressed')) === 'false') await captions.click();
  await eventually(async () => (await video.evaluate(captionLines)).join(' ').replaceAll('\n', ' ')).toBe(
    words,
  );
});

studioJourney(
  '“Publish later”, rescheduled, and published at its time',
  async ({ openStudio, openTab, server }) => {
    const { page: studio } = await openStudio('/studio/');
    await beginTask(studio, 'Publish later');
    await textField(studio, 'Headline').fill('This appeared by itself.');
    await readyToPublish(studio);
    await chooseBesidePublish(studio, 'Publish later…');
    await setTime(studio, 60);
    await studio.getByText(/^Goes live .* at \d+:\d\d [AP]M: .*\. Until then/).waitFor();
    // Screen readers hear the same line a second later, from an element of its own.
    const goesLiveOn = studio
      .getByTestId('pane-footer')
      .getByText(/^Goes live on \w+, \w+ \d+, \d{4} at \d+:\d\d [AP]M .*Time\.$/);
    await goesLiveOn.waitFor();

    const desk = studio.viewportSize();
    await studio.setViewportSize({ width: 768, height: 1024 });
    await studio.goto('/studio/releases');
    await studio.getByRole('link', { name: /^Home page/ }).waitFor();
    if (desk) await studio.setViewportSize(desk);
    await studio.getByRole('link', { name: /^Home page/ }).click();
    // A form that is still loading has no entries for something scheduled in its menu.
    await goesLiveOn.waitFor();
    await chooseBesidePublish(studio, 'Unschedule…');
    await studio.getByRole('dialog').getByRole('button', { name: 'Unschedule', exact: true }).click();
    await studio.getByText(/^Goes live .* Until then/).waitFor({ state: 'hidden' });
    expect(await textField(studio, 'Headline').inputValue()).toBe('This appeared by itself.');

    await chooseBesidePublish(studio, 'Publish later…');
    await setTime(studio, 60);
    await studio.getByText(/^Goes live .* Until then/).waitFor();
    await chooseBesidePublish(studio, 'Change it…');
    await studio.getByText(/^On hold while you change it/).waitFor();
    await studio.getByRole('button', { name: 'Publish later…' }).click();
    await setTime(studio, 60);
    await studio.getByText(/^Goes live .* Until then/).waitFor();
    await studio.reload();
    await studio.getByText(/^Goes live .* Until then/).waitFor();
    const version = (name: string) => studio.getByRole('button', { name, exact: true });
    await version('Draft').click();
    await studio.getByRole('button', { name: /Another version is scheduled/ }).waitFor();
    await version('Scheduled').click();
    await studio.getByText(/^Goes live .* Until then/).waitFor();
    await chooseFromMenu(studio.getByTestId('pane-context-menu-button').last(), 'History');
    const events = studio.getByTestId('timeline-item-button');
    await eventually(() => events.allTextContents()).toEqual([
      expect.stringMatching(/^LETime set to publish/i),
      expect.stringMatching(/^LEUnscheduled/i),
      expect.stringMatching(/^LETime set to publish/i),
      expect.stringMatching(/^LEVersion created/i),
      expect.stringMatching(/^LECreated/i),
    ]);

    const { page: site } = await openTab({ path: '/' });
    const headline = site.getByRole('heading', { level: 1, name: 'This appeared by itself.' });
    expect(await headline.count()).toBe(0);
    await letScheduledTimeCome(server);
    await seenOnSite(site, headline);
  },
);

/** Types a time that is `minutes` from now into the dialog, and confirms. */
async function setTime(studio: Page, minutes: number): Promise<void> {
  const dialog = studio.getByRole('dialog');
  const [day, time] = await studio.evaluate((wait) => {
    const moment = new Date(Date.now() + wait * 60_000);
    return [
      moment.toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric' }),
      moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
    ] as const;
  }, minutes);
  const isFocused = (field: Element) => field === document.activeElement;
  await eventually(() => dialog.getByRole('textbox', { name: 'Day' }).evaluate(isFocused)).toBe(true);
  await dialog.getByRole('textbox', { name: 'Day' }).fill('soon');
  await dialog.getByText('The day cannot be read.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Set the time' }).isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Day' }).fill(day);
  await dialog.getByRole('textbox', { name: 'Time' }).fill(time);
  await dialog.getByRole('textbox', { name: 'Time' }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

/** Sets the time of the only scheduled draft to a second from now, since the dialog allows whole minutes only. */
async function letScheduledTimeCome(server: ServerProcess): Promise<void> {
  const client = getAdministrator(server);
  const [id] = await client.fetch<string[]>('*[_type == "system.release" && state == "scheduled"]._id');
  const releaseId = id?.replace('_.releases.', '') ?? '';
  await client.action({ actionType: 'sanity.action.release.unschedule', releaseId });
  const publishAt = new Date(Date.now() + 1000).toISOString();
  await client.action({ actionType: 'sanity.action.release.schedule', releaseId, publishAt });
}

/** The pixel size of the file that the browser chose for an image. Runs in the page. */
function naturalSize(image: HTMLElement | SVGElement): number[] {
  return image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [];
}
