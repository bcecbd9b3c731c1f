import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import {
  browserArguments,
  type ContextOptions,
  closeTabs,
  openTab,
  type Tab,
  writingJourney,
} from './journey.ts';
import { type MediaEvent, recordMedia } from './media-log.ts';
import { publishShortTalks } from './short-talks.ts';

/** The agent whose video file is invalid. */
export const broken = 'Monet';

interface TalkOptions extends ContextOptions {
  path: string;
  /** Allows autoplay with sound, which browsers otherwise allow only after a user gesture. */
  soundAllowed?: boolean;
  /** Plays at a tenth of the speed, so that a busy machine can examine the page during playback. */
  slowly?: boolean;
}

/** A page, its video events, and the videos and captions that it requested. */
interface TalkTab {
  page: Page;
  events: MediaEvent[];
  requests: string[];
  problems: Tab['problems'];
}

/** Journeys to pages with very short videos for every agent, played with sound. */
export const talkJourney = writingJourney
  .extend('talks', { scope: 'file' }, ({ server }) => publishShortTalks(server, broken))
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
  .extend('hearingBrowser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const args = [...browserArguments, '--autoplay-policy=no-user-gesture-required'];
    const browser = await chromium.launch({ executablePath: findChromium(), args });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('listenTo', async ({ server, talks: _, browser, hearingBrowser, task }, { onCleanup }) => {
    const tabs: Tab[] = [];
    onCleanup(() => closeTabs(tabs, task));
    return async ({
      path,
      soundAllowed = true,
      slowly = false,
      ...options
    }: TalkOptions): Promise<TalkTab> => {
      const tab = await openTab(soundAllowed ? hearingBrowser : browser, [server.url], options);
      tabs.push(tab);
      // Spec section 8: a video that cannot be played is only logged.
      tab.problems.expect(/^console warning: The video \S+ could not be played, so it was skipped\./);
      const requests: string[] = [];
      tab.page.on('request', (request) => {
        if (/\.(mp4|vtt)$/.test(request.url())) requests.push(request.url());
      });
      const events = await recordMedia(tab.page);
      if (slowly) await tab.page.addInitScript(playSlowly);
      await tab.page.goto(path);
      return { page: tab.page, events, requests, problems: tab.problems };
    };
  });

/** Runs in the page before its scripts. */
function playSlowly() {
  const slow = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) target.playbackRate = 0.1;
  };
  document.addEventListener('play', slow, true);
}
