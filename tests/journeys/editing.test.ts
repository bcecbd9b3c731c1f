import sharp from 'sharp';
import { expect } from 'vitest';
import { headOf } from './document-head.ts';
import { eventually } from './eventually.ts';
import { portrait } from './portrait.ts';
import { renderedPage } from './rendered-page.ts';
import { chooseFromMenu, field, openGroup, panePath, publish, saved } from './studio.ts';
import { goToInStudio, studioJourney } from './studio-journey.ts';

studioJourney(
  'a draft is visible only in the Studio until it is published',
  async ({ openStudio, openTab, server }) => {
    const { page: studio } = await openStudio(panePath('agent', 'agent-neo'));
    await field(studio, 'title').getByRole('textbox').fill('Ideas that nobody may see yet');
    await saved(studio);

    const { page: site } = await openTab({ path: '/agent/neo' });
    await site.getByRole('heading', { level: 1, name: 'Neo' }).waitFor();
    expect(await site.getByText('Ideas that nobody may see yet').count()).toBe(0);
    expect(await site.getByText('Innovation').count()).toBeGreaterThan(0);
    expect(await renderedPage(server.url, '/agent/neo')).not.toContain('Ideas that nobody may see yet');

    const query = encodeURIComponent('*[_id in ["agent-neo", "drafts.agent-neo"]]{_id, title}');
    for (const perspective of ['raw', 'drafts', 'published']) {
      const url = `${server.url}/v2025-02-19/data/query/production?perspective=${perspective}&query=${query}`;
      const { result } = await (await fetch(url)).json();
      expect(result, perspective).toEqual([{ _id: 'agent-neo', title: 'Innovation' }]);
    }
    const draft = await fetch(`${server.url}/v2025-02-19/data/doc/production/drafts.agent-neo`);
    expect(await draft.text()).not.toContain('Ideas that nobody may see yet');

    await publish(studio);
    await site.reload();
    await eventually(() => site.getByText('Ideas that nobody may see yet').count()).toBeGreaterThan(0);
  },
);

studioJourney(
  'a portrait uploaded in the Studio appears on the site in the right size',
  async ({ openStudio, openTab, server }) => {
    const { page: studio } = await openStudio(panePath('agent', 'agent-huma'));
    await openGroup(studio, 'Pictures and video');
    const picture = studio.getByTestId('image-input').first();
    await chooseFromMenu(picture.getByTestId('options-menu-button'), 'Clear field');
    await picture
      .getByTestId('file-button-input')
      .setInputFiles({ name: 'huma.png', mimeType: 'image/png', buffer: await portrait() });
    await picture.getByRole('img', { name: 'Preview of uploaded image' }).waitFor();
    await field(studio, 'image.alt').getByRole('textbox').fill('Huma smiles at the camera');
    await publish(studio);

    await eventually(() => renderedPage(server.url, '/agent/huma')).toContain('Huma smiles');
    const { page: site } = await openTab({ path: '/agent/huma' });
    const profile = site.getByRole('img', { name: 'Huma smiles at the camera' });
    await eventually(() => profile.evaluate(naturalSize)).toEqual([256, 256]);
    expect(await profile.getAttribute('src')).toMatch(/^\/images\/local\/production\/\w+-900x700\.png\?/);

    await site.goto('/');
    const avatar = site.getByRole('img', { name: 'Huma smiles at the camera' });
    await avatar.scrollIntoViewIfNeeded();
    await eventually(() => avatar.evaluate(naturalSize)).toEqual([128, 128]);
  },
);

studioJourney(
  'an icon chosen in the Studio appears in tabs and on phones',
  async ({ openStudio, openTab, server }) => {
    const { page: studio } = await openStudio(panePath('site', 'siteSettings'));
    // Until the form has loaded it is read-only, and a file dropped on it is lost.
    const productName = studio.getByRole('textbox', { name: 'Name of the product' });
    await eventually(() => productName.isEditable()).toBe(true);
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9H0z"/></svg>';
    const picture = studio.getByTestId('image-input').first();
    await picture
      .getByTestId('file-button-input')
      .setInputFiles({ name: 'red.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
    await picture.getByRole('img', { name: 'Preview of uploaded image' }).waitFor();
    await publish(studio);

    const touchIcon = async () => headOf(await (await fetch(`${server.url}/about`)).text()).touchIcon ?? '';
    await eventually(touchIcon).toMatch(/^\/apple-touch-icon\.png\?v=/);
    const { icons } = await (await fetch(`${server.url}/manifest.webmanifest`)).json();
    for (const address of [await touchIcon(), ...icons.map(({ src }: { src: string }) => src)]) {
      const picture = await fetch(new URL(address, server.url));
      const { dominant } = await sharp(await picture.arrayBuffer()).stats();
      expect(dominant.r - dominant.b, address).toBeGreaterThan(200);
    }
    const { page: site } = await openTab({ path: '/about' });
    await site.getByRole('heading', { level: 1 }).waitFor();
  },
);

studioJourney('the history of a document shows an editor’s changes', async ({ openStudio }) => {
  const { page } = await openStudio(panePath('agent', 'agent-preston'));
  await field(page, 'title').getByRole('textbox').fill('Programs that reach people');
  await publish(page);

  await goToInStudio(page, panePath('agent', 'agent-preston'));
  // Until the form is rendered, the last pane is the list, which has its own menu.
  await field(page, 'title').getByRole('textbox').waitFor();
  await chooseFromMenu(page.getByTestId('pane-context-menu-button').last(), 'History');
  const events = page.getByTestId('timeline-item-button');
  await eventually(() => events.allTextContents()).toEqual([
    expect.stringMatching(/^LEPublished/i),
    expect.stringMatching(/^LECreated/i),
  ]);
});

studioJourney(
  'an agent dragged to another position moves on the site',
  async ({ openStudio, openTab, server }) => {
    const { page: studio } = await openStudio(panePath('agent'));
    const handles = studio.getByTitle('Drag to another place');
    await handles.first().dragTo(handles.nth(1));
    await studio.getByText('“Tara” is now number 2 of 8').waitFor();

    const { page: site } = await openTab({ path: '/about' });
    await eventually(async () =>
      (await renderedPage(server.url, '/')).match(/(Tara|Coleman|Monet)(?=<\/h3>)/g),
    ).toEqual(['Coleman', 'Tara', 'Monet']);
    await site.goto('/');
    const cards = site.getByRole('heading', { level: 3, name: /^(Tara|Coleman|Monet)$/ });
    await eventually(() => cards.allTextContents()).toEqual(['Coleman', 'Tara', 'Monet']);
  },
);

studioJourney(
  'an entry can be dragged to the end of a list that is longer than the window',
  async ({ openStudio }) => {
    const { page } = await openStudio(panePath('lists', 'aiPillar'));
    await page.setViewportSize({ width: 1440, height: 480 });
    const handles = page.getByTitle('Drag to another place');
    const last = handles.nth(9);
    const handle = await handles.first().boundingBox();
    const beyond = await last.boundingBox();
    if (!handle || !beyond) throw new Error('The list has no handles.');
    expect(beyond.y).toBeGreaterThan(480);

    await page.mouse.move(handle.x + 5, handle.y + 5);
    await page.mouse.down();
    await page.mouse.move(handle.x + 5, 475, { steps: 5 });
    await eventually(async () => (await last.boundingBox())?.y).toBeLessThan(480);
    expect((await handles.first().boundingBox())?.y, 'the row is where the pointer is').toBeGreaterThan(400);
    await page.mouse.up();
    await page.getByText('is now number 10 of 10').waitFor();
  },
);

/** The pixel size of the file that the browser chose for an image. Runs in the page. */
function naturalSize(image: HTMLElement | SVGElement): number[] {
  return image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [];
}
