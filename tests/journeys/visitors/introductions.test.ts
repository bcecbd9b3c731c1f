import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { agentDocuments } from '../../../scripts/seed/documents/agents.ts';
import { inScope } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import type { MediaEvent } from '../helpers/media-log.ts';
import { readManifest } from '../helpers/script-bytes.ts';
import { untilHydrated } from '../helpers/still-journey.ts';
import { latestBuild } from '../helpers/test-directories.ts';
import { axeViolationsWithin } from './accessibility/axe-violations.ts';
import { broken, talkJourney } from './talk-journey.ts';

const names = agentDocuments.map(({ name }) => name ?? '');
/** The buttons on the portrait, or those of the bar while the portrait is out of view. */
const bar = (page: Page) => page.getByRole('group', { name: 'Video controls' }).last();
const playButton = (page: Page) => bar(page).getByRole('button', { name: /^Play \w+’s introduction$/ });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const agentsSection = (page: Page) => page.locator('#agents');

function ofType(events: readonly MediaEvent[], type: string): MediaEvent[] {
  return events.filter((event) => event.type === type);
}

talkJourney('the eight agents introduce themselves one after another, with sound', async ({ listenTo }) => {
  const { page, events, requests } = await listenTo({ path: '/' });
  await agentsSection(page).waitFor();
  await page.waitForTimeout(1500);
  expect(requests, 'videos and captions loaded before the section is reached').toEqual([]);

  const reached = await page.evaluate(() => performance.now());
  await agentsSection(page).evaluate((section) => section.scrollIntoView());
  await eventually(() => new Set(ofType(events, 'playing').map(({ name }) => name)).size).toBe(
    names.length - 1,
  );
  await button(page, 'Replay').waitFor();
  expect(await page.locator('video').count(), 'a video after the end').toBe(0);

  // On a busy machine a video may stall and emit 'playing' again.
  const played = ofType(events, 'playing').map(({ name }) => name);
  expect(played.filter((name, index) => name !== played[index - 1])).toEqual(
    names.filter((name) => name !== broken),
  );
  expect(ofType(events, 'error').map(({ name }) => name)).toEqual([broken]);
  expect(Math.max(...events.map(({ videos }) => videos)), 'videos at a time').toBe(1);
  for (const ended of ofType(events, 'ended')) {
    expect([ended.muted, ended.soundBytes > 0], `the sound of ${ended.name}`).toEqual([false, true]);
  }

  // Only a minimum, since a busy machine is late; `agents.test.tsx` of the home page tests the exact time.
  const first = ofType(events, 'play')[0]?.at ?? 0;
  expect(first - reached, 'the delay before the first').toBeGreaterThan(1950);
  expect(ofType(events, 'avatar-ended')).toHaveLength(names.length);
  for (const { type, at } of events) {
    if (type !== 'ended' && type !== 'error') continue;
    const next = ofType(events, 'avatar-ended').find((event) => event.at > at)?.at ?? 0;
    const delay = type === 'ended' ? 300 : 1000;
    expect(next - at, `from ${type} to avatar-ended`).toBeGreaterThan(delay - 10);
  }
});

talkJourney(
  'without permission for sound the video plays muted with captions until the visitor unmutes it',
  async ({ listenTo }) => {
    // The page is not evaluated before its video plays, since that would count as a user gesture.
    const { page, events } = await listenTo({ path: '/#agents', soundAllowed: false, slowly: true });
    await eventually(() => ofType(events, 'playing').length).toBeGreaterThan(0);
    expect(ofType(events, 'playing')[0]).toMatchObject({ name: names[0], muted: true });

    await page.getByText('Good morning.').waitFor();
    await button(page, 'Unmute').click();
    await eventually(() => ofType(events, 'playing').find(({ muted }) => !muted)?.soundBytes).toBeGreaterThan(
      0,
    );
  },
);

talkJourney('a visitor pauses the videos, hides the tab, and stops them', async ({ listenTo }) => {
  const { page, events } = await listenTo({ path: '/#agents' });
  await eventually(() => ofType(events, 'playing').length).toBeGreaterThan(0);
  await button(page, 'Pause').click();
  expect(await axeViolationsWithin(page, '#agents'), 'while somebody speaks').toEqual([]);
  const heard = ofType(events, 'ended').length;
  await page.waitForTimeout(1000);
  expect(ofType(events, 'ended').length, 'videos that ended, with those while paused').toBe(heard);
  await playButton(page).click();
  await eventually(() => ofType(events, 'ended').length).toBeGreaterThan(heard);

  await showTab(page, 'hidden');
  const played = ofType(events, 'play').length;
  await page.waitForTimeout(1000);
  expect(ofType(events, 'play').length, 'videos that began, with those in a hidden tab').toBe(played);
  await showTab(page, 'visible');
  await eventually(() => ofType(events, 'play').length).toBeGreaterThan(played);

  await button(page, 'Stop').click();
  await eventually(() => page.locator('video').count()).toBe(0);
  const stopped = events.length;
  await page.evaluate(() => window.scrollTo(0, 0));
  await agentsSection(page).evaluate((section) => section.scrollIntoView());
  await page.waitForTimeout(2500);
  expect(events.slice(stopped), 'what happened after the stop').toEqual([]);
});

talkJourney('with reduced motion no video plays until the visitor starts it', async ({ listenTo }) => {
  const { page, events, requests } = await listenTo({ path: '/#agents', reducedMotion: 'reduce' });
  await playButton(page).waitFor();
  await page.waitForTimeout(2500);
  expect([...events, ...requests]).toEqual([]);
  await playButton(page).click();
  await eventually(() => ofType(events, 'ended').length).toBeGreaterThan(0);
});

talkJourney('the agents’ texts can be read beside the stage', async ({ listenTo }) => {
  const { page } = await listenTo({ path: '/', reducedMotion: 'reduce' });
  const said = agentsSection(page).locator('details');
  await said.getByText('Read what all of them say').click();
  // In these journeys both pages with an agent's video show the same one, so its text is the whole transcript.
  for (const { name = '', transcript = '' } of agentDocuments) {
    const words = said.locator('dl > div', { has: page.getByRole('term').filter({ hasText: name }) });
    expect(await words.getByRole('definition').allTextContents(), name).toEqual(transcript.split('\n\n'));
  }
});

talkJourney(
  'the video player loads with its section; if that fails, playing retries it and then reloads the page',
  async ({ listenTo }) => {
    const { page, events, problems } = await listenTo({ path: '/', reducedMotion: 'reduce' });
    let asked = 0;
    // The code may be split into further files.
    const manifest = readManifest(join(latestBuild('site'), 'client'));
    const code = `**/${manifest.get('sections/talking-video/video-stage.tsx')?.file}`;
    await page.route(code, (route) => {
      asked += 1;
      return route.abort();
    });
    problems.expect(/video-stage-/);
    await playButton(page).waitFor();
    expect(asked, 'before the section is reached').toBe(0);
    await agentsSection(page).evaluate((section) => section.scrollIntoView());
    await eventually(() => asked).toBe(1);
    await playButton(page).click();
    await eventually(() => asked).toBe(2);
    await button(page, 'Stop').waitFor({ state: 'hidden' });
    expect(ofType(events, 'play')).toEqual([]);

    // The page reloads, since a newer build may have renamed the file.
    const document = page.waitForEvent('domcontentloaded');
    await playButton(page).click();
    await document;
    await untilHydrated(page);
    await page.unroute(code);
    await playButton(page).click();
    await eventually(() => ofType(events, 'playing').length).toBeGreaterThan(0);
  },
);

talkJourney('an agent’s page plays its video once, and again on request', async ({ listenTo }) => {
  const { page, events } = await listenTo({ path: '/agent/neo' });
  await page.locator('#overview-heading').evaluate((heading) => heading.scrollIntoView());
  await button(page, 'Replay').waitFor();
  expect(ofType(events, 'ended')).toMatchObject([{ name: 'Neo', muted: false }]);
  await button(page, 'Replay').click();
  await eventually(() => ofType(events, 'ended').length).toBe(2);
  await page.getByText('Read what Neo says').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOME' }).click();
  await page.getByRole('heading', { level: 1, name: /welcome to the revolution/ }).waitFor();
  expect(await page.locator('video').count()).toBe(0);
});

const portraitScreens = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];

talkJourney.for(inScope(portraitScreens, portraitScreens.slice(0, 1)))(
  'the video is fully visible when it starts while scrolling an agent’s page of %o',
  async (viewport, { listenTo }) => {
    const { page, events } = await listenTo({ path: '/agent/neo', viewport });
    await page.locator('#overview-heading').waitFor();
    while (ofType(events, 'playing').length === 0) {
      await page.mouse.wheel(0, 40);
      await page.waitForTimeout(100);
    }
    expect(ofType(events, 'playing')[0]).toMatchObject({ name: 'Neo', muted: false, inSight: true });
  },
);

/** Common phones. */
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

talkJourney.for(inScope(phones, phones.slice(0, 1)))(
  'on a phone of %o header, player and caption cover less than a fifth, and the face moves again at the top',
  async (viewport, { listenTo }) => {
    const { page, events } = await listenTo({ path: '/agent/neo', viewport, slowly: true });
    await page.locator('#overview-heading').evaluate((heading) => heading.scrollIntoView());
    await eventually(() => ofType(events, 'playing').length).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await button(page, 'Captions').click();
    await page.locator('#overview-heading').evaluate((heading) => heading.scrollIntoView());
    const panel = page.locator('[data-player-bar]');
    await panel.getByText('Good morning.').waitFor();
    expect(await heightToRead(page)).toBeGreaterThan(0.8 * viewport.height);

    await page.evaluate(() => window.scrollTo(0, 0));
    await panel.waitFor({ state: 'detached' });
    const caption = await page.getByText('Good morning.').boundingBox();
    expect((caption?.y ?? 0) + (caption?.height ?? 0), 'the caption').toBeLessThanOrEqual(viewport.height);
    const place = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    const before = await place();
    await eventually(place).toBeGreaterThan(before);
  },
);

/** Two common screens at a zoom of 400 %, and a phone in landscape. */
const shortWindows = [
  { width: 320, height: 256 },
  { width: 320, height: 180 },
  { width: 800, height: 360 },
];

talkJourney.for(inScope(shortWindows, shortWindows.slice(2)))(
  'a window of %o leaves room to read while a video plays, and all of it afterwards',
  async (viewport, { listenTo }) => {
    const { page, events } = await listenTo({ path: '/agent/neo', viewport, slowly: true });
    await page.locator('#overview-heading').evaluate((heading) => heading.scrollIntoView());
    // In a short window the video must fill the view before it starts.
    await eventually(async () => {
      await page.mouse.wheel(0, 10);
      return ofType(events, 'playing').length;
    }).toBeGreaterThan(0);
    // A narrow bar has no button for captions; the portrait has.
    await page.getByRole('button', { name: 'Captions' }).first().click();
    await page.locator('#overview-heading').evaluate((heading) => heading.scrollIntoView());
    await page.locator('[data-player-bar]').getByText('Good morning.').waitFor();
    await button(page, 'Pause').click();
    expect(await heightToRead(page), 'while somebody speaks').toBeGreaterThan(0.4 * viewport.height);
    const before = await page.evaluate(() => scrollY);
    await button(page, 'Stop').click();
    await eventually(() => heightToRead(page), 5000).toBe(viewport.height);
    expect(await page.evaluate(() => scrollY), 'the page stays where it was').toBe(before);

    // With keyboard focus the button is visible.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await eventually(() => playButton(page).evaluate((play) => play === document.activeElement)).toBe(true);
    const box = await playButton(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  },
);

/** Height in pixels of the window's part that is not covered by the header or the player's bar with its captions. */
function heightToRead(page: Page): Promise<number> {
  return page.evaluate(() => {
    const over = [...document.querySelectorAll('header, [data-player-bar] *')].map((element) =>
      element.getBoundingClientRect(),
    );
    const isFree = (y: number) => !over.some((box) => box.height > 1 && box.top <= y && y < box.bottom);
    return Array.from({ length: innerHeight }, (_, y) => y).filter(isFree).length;
  });
}

/** Simulates hiding or showing the tab; Playwright keeps every page in the foreground. */
async function showTab(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
