import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { agentDocuments } from '../../../scripts/seed/documents/agents.ts';
import { siteSettings } from '../../../scripts/seed/documents/site-settings.ts';
import { fixedPaths, notFoundPath } from '../../../web/app/routes.tsx';
import found from '../../../web/pages/legal/accessibility-results.json' with { type: 'json' };
import { formatShortDate } from '../../../web/pages/legal/short-date.ts';
import { inScope } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import type { Tab } from '../helpers/journey.ts';
import { renderedPage } from '../helpers/rendered-page.ts';
import { untilHydrated } from '../helpers/still-journey.ts';
import { storedField } from '../helpers/stored-documents.ts';
import { field, publish } from '../helpers/studio.ts';
import { studioJourney } from '../helpers/studio-journey.ts';

const headline = 'Good work deserves good tools.';

studioJourney(
  'an editor clicks a text of the page, and sees it change while typing',
  async ({ openStudio, server }) => {
    const tab = await openStudio('/studio/');
    const { page: studio } = tab;
    expectBusyMachine(tab);
    await studio.getByRole('link', { name: 'Preview', exact: true }).click();
    const site = studio.frameLocator('iframe');
    const heading = site.getByRole('heading', { level: 1 });
    await expectPage(studio, '/');

    // The page responds to clicks once the Studio has received its texts. Clicks are slow, since a click after a successful one
    // would take the focus from the field again.
    const clickUntilHeard = async () => {
      if (!studio.url().includes('/heroHeadline')) await heading.click();
      return studio.url();
    };
    await expect.poll(clickUntilHeard, { interval: 3_000, timeout: 30_000 }).toContain('/heroHeadline');
    const form = field(studio, 'heroHeadline').getByRole('textbox');
    await eventually(() => form.evaluate((element) => element === document.activeElement)).toBe(true);
    // A style sheet of lazy code, which only the bundler's loader adds.
    await site.locator('link[rel=stylesheet][href*=VisualEditing]').waitFor({ state: 'attached' });

    await form.fill(headline);
    await site.getByRole('heading', { level: 1, name: headline }).waitFor();
    await eventually(() => storedField(server, 'drafts.homePage', 'heroHeadline')).toBe(headline);
    expect(await renderedPage(server.url, '/')).not.toContain(headline);

    await studio.getByRole('button', { name: 'Published', exact: true }).click();
    await site.getByRole('heading', { level: 1, name: /^Mission-driven organizations, welcome/ }).waitFor();
    await studio.getByRole('button', { name: 'Draft', exact: true }).click();
    await site.getByRole('heading', { level: 1, name: headline }).waitFor();

    await publish(studio);
    await eventually(() => renderedPage(server.url, '/')).toContain(headline);
    // Only the frame was unlocked: a visitor's tab in the same browser still shows the gate.
    expect(await studio.evaluate(() => localStorage.getItem('authenticated'))).toBeNull();
  },
);

studioJourney('the preview follows its address bar and the Back button', async ({ openStudio }) => {
  const tab = await openStudio('/studio/presentation');
  const { page: studio } = tab;
  expectBusyMachine(tab);
  const site = studio.frameLocator('iframe');
  await expectPage(studio, '/');
  await goTo(studio, '/agent/huma');
  await site.getByRole('heading', { level: 1, name: 'Huma' }).waitFor();
  // The form beside the page shows the agent.
  await field(studio, 'ctaHeadline').waitFor();

  const refresh = studio.getByRole('button', { name: 'Refresh preview' });
  await refresh.click();
  // Disabled until the page is refreshed.
  await refresh.and(studio.locator(':enabled')).waitFor();
  await site.getByRole('heading', { level: 1, name: 'Huma' }).waitFor();
  // The Studio adds history entries for a page and for its form. Each step back is complete when the frame has followed.
  for (let steps = 0; steps < 5 && getPath(studio) !== '/'; steps += 1) {
    await studio.goBack();
    await eventually(() => getPath(studio) === getAskedPath(studio)).toBe(true);
    await expectPage(studio, getPath(studio));
  }
  await expectPage(studio, '/');
  await site.getByRole('heading', { level: 1, name: /^(Mission-driven|Good work)/ }).waitFor();

  await studio.getByRole('combobox', { name: 'Page that is shown' }).selectOption('Tara');
  await site.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
  await studio.getByText('Hold Alt to follow links').waitFor();
  // No video plays beside an editor.
  const speakers = await getFrame(studio).evaluate(() =>
    [...document.querySelectorAll('video')].filter(({ paused }) => !paused),
  );
  expect(speakers).toEqual([]);
});

studioJourney('every text of every page links to its field', { timeout: 300_000 }, async ({ openStudio }) => {
  const tab = await openStudio('/studio/presentation');
  const { page: studio } = tab;
  expectBusyMachine(tab);
  await expectPage(studio, '/');
  const paths = inScope([...fixedPaths, '/agent/tara'], ['/agent/tara', notFoundPath]);
  for (const path of paths) {
    await goTo(studio, path);
    const { marked, unmarked } = await listTexts(getFrame(studio));
    const few = path === notFoundPath ? 2 : 10;
    expect(marked, `${path}: texts of its own that lead to a field`).toBeGreaterThan(few);
    expect(
      unmarked.filter((text) => !NO_FIELD.some((pattern) => pattern.test(text)) && !OF_NO_FIELD.has(text)),
      `${path}: texts that lead nowhere`,
    ).toEqual([]);
  }
});

studioJourney('a visitor loads no code of the preview', async ({ openTab, server }) => {
  const { page } = await openTab({ path: '/' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Scripts load after the paint, and a busy machine may be idle in between.
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => /await-studio|visualediting|loadercomlink|\/preview-/i.test(name))).toEqual(
    [],
  );
  expect(await renderedPage(server.url, '/')).not.toContain('\u200b\u200b\u200b\u200b');
});

/** Texts of the site that do not come from a field. */
const NO_FIELD = [
  // Labels of controls.
  /^(Menu|Play|Pause|Stop|Mute|Unmute|Captions)$/,
  // Positions in a list, counts, scales, symbols, and the colon between two fields.
  /^[\d\s%–:↑↓→💡]+$/u,
  // Letters of the index, and initials in a drawing.
  /^\p{Lu}$/u,
];

const OF_NO_FIELD = new Set([
  // The home page shows part of a field, which a source map cannot express; the agent's page shows all of it.
  ...agentDocuments.map(({ transcript = '' }) => transcript.split('\n\n')[0] ?? ''),
  // The accessibility statement's results of the last test run.
  found.standard,
  formatShortDate(found.date, siteSettings.language ?? ''),
  ...found.checks.map(({ label }) => label),
  ...found.issues.flatMap(({ page }: { page: string }) => page),
]);

/**
 * When a machine is busy for three seconds the Studio's protocol warns and connects again; after eight seconds the Presentation
 * tool warns that it has no connection, and after ten the page warns that it got no shared state, or no list of features, which it
 * takes for an old Studio. The journeys' own expectations show whether it connects.
 */
function expectBusyMachine({ problems }: Tab): void {
  problems.expect(/\[@sanity\/comlink\] Received no response to message/);
  problems.expect(/Unable to connect to visual editing/);
  problems.expect(/Failed to fetch shared state/);
  problems.expect(/\[@sanity\/visual-editing\] Package version mismatch detected/);
}

function getFrame(studio: Page): Frame {
  const [frame] = studio.mainFrame().childFrames();
  if (!frame) throw new Error('The Studio shows no frame.');
  return frame;
}

function getPath(studio: Page): string {
  return new URL(getFrame(studio).url()).pathname;
}

/** The path that the Studio's address names for the frame. */
function getAskedPath(studio: Page): string {
  const address = new URL(studio.url());
  return new URL(address.searchParams.get('preview') ?? '/', address).pathname;
}

/** Opens a path in the preview's address bar. */
async function goTo(studio: Page, path: string): Promise<void> {
  const address = studio.getByTestId('presentation-root').getByRole('textbox').first();
  const before = getPath(studio) === path ? undefined : await getFrame(studio).title();
  await address.fill(path);
  await address.press('Enter');
  await expectPage(studio, path);
  // The frame's address changes before its content.
  await eventually(() => getFrame(studio).title()).not.toBe(before);
}

/** Waits until the frame shows a complete page from the Studio. The gate must never appear. */
async function expectPage(studio: Page, path: string): Promise<void> {
  const read = async () => {
    const frame = getFrame(studio);
    expect(await frame.getByPlaceholder('Enter password').count()).toBe(0);
    const isReady = await frame.evaluate(() => {
      const heading = document.querySelector('main:not([aria-busy=true]) h1')?.textContent ?? '';
      return heading.includes('\u200b\u200b\u200b\u200b');
    });
    return isReady && getPath(studio);
  };
  await eventually(read).toBe(path);
  // The page has reported its address: from now on frame and address bar are in sync.
  await studio.waitForURL(/[?&]preview=/, { timeout: 45_000 });
}

/** The texts in a frame: the number of the page's texts with a link to a field, and the list of all without. */
function listTexts(frame: Frame): Promise<{ marked: number; unmarked: string[] }> {
  return frame.evaluate(() => {
    const bears = (text: string | null | undefined) => text?.includes('\u200b\u200b\u200b\u200b') ?? false;
    const leads = ({ data, parentElement }: Text) =>
      bears(data) ||
      bears(parentElement?.closest('[data-sanity-edit-target]')?.textContent) ||
      bears(parentElement?.closest('time')?.dateTime);

    const unmarked: string[] = [];
    let marked = 0;
    for (const part of document.querySelectorAll('header, main, footer')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!(node instanceof Text) || node.data.trim() === '') continue;
        if (!node.parentElement?.checkVisibility()) continue;
        if (!leads(node)) unmarked.push(node.data.trim());
        else if (part.localName === 'main') marked += 1;
      }
    }
    return { marked, unmarked };
  });
}
