import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { agentDocuments } from '../../../scripts/seed/documents/agents.ts';
import { findChromium } from '../../../scripts/shared/chromium.ts';
import { eventually } from '../helpers/eventually.ts';
import {
  browserArguments,
  type ContextOptions,
  closeTabs,
  openTab,
  type Tab,
  writingJourney,
} from '../helpers/journey.ts';
import { type MediaEvent, recordMedia } from '../helpers/media-log.ts';
import type { ServerProcess } from '../helpers/server-process.ts';
import { root } from '../helpers/test-directories.ts';

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
      // A video that cannot be played is only logged.
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

/** 0.8 s of a picture and a tone, in the formats of real videos. */
const shortTalk = readFileSync(join(root, 'tests', 'fixtures', 'short-talk.mp4'));
const captions = 'WEBVTT\n\n00:00.000 --> 00:00.700\n<v Agent>Good morning.\n';

/**
 * Uploads a short video for every agent as an editor would, and publishes it; the agent named `broken` gets an invalid file.
 * Resolves when the site shows the videos.
 */
async function publishShortTalks(server: ServerProcess, broken: string): Promise<void> {
  const token = readFileSync(join(server.dataDirectory, 'admin-token'), 'utf8').trim();
  const send = async (path: string, type: string, body: BodyInit) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const answer = await fetch(`${server.url}/v2025-02-19${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The lake refused ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const upload = async (name: string, type: string, body: BodyInit) => {
    const { document } = await send(`/assets/files/production?filename=${name}`, type, body);
    return { _type: 'file', asset: { _type: 'reference', _ref: String(document._id) } };
  };
  const video = await upload('short.mp4', 'video/mp4', new Uint8Array(shortTalk));
  const noVideo = await upload('broken.mp4', 'video/mp4', 'This is no video.');
  const track = await upload('short.vtt', 'text/vtt', captions);
  const mutations = agentDocuments.map(({ _id, name }) => {
    const file = name === broken ? noVideo : video;
    return { patch: { id: _id, set: { video: file, combinedVideo: file, captions: track } } };
  });
  await send('/data/mutate/production', 'application/json', JSON.stringify({ mutations }));
  const isShown = async () =>
    (await (await fetch(`${server.url}/_fragments/index.json`)).text()).includes(noVideo.asset._ref);
  await eventually(isShown).toBe(true);
}
