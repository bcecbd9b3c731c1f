import { expect } from 'vitest';
import { isFullScope, pagesOfEachKind } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { journey } from '../helpers/journey.ts';
import { hasWebKit, openWebKit, type WebKitWindow, webKitPackages } from './webkit.ts';

/** The site in the engine of Safari, whose rules for sound differ from Chromium's. */
const webKitJourney = journey
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
  .extend('webKit', { scope: 'file' }, async ({}, { onCleanup }): Promise<WebKitWindow> => {
    const window = await openWebKit();
    onCleanup(() => window.close());
    return window;
  });

const isRun = isFullScope && hasWebKit;
if (isFullScope && !hasWebKit)
  console.log(`Not tested in WebKit. It needs: apt-get install ${webKitPackages}`);

webKitJourney.runIf(isRun)(
  'in WebKit a visitor unlocks the site and reads a page of each kind',
  async ({ server, webKit }) => {
    await webKit.goto(server.url);
    await untilHydrated(webKit, 'dialog');
    await webKit.enter('input[type=password]', 'mission-driven');
    await untilHydrated(webKit, 'main');
    for (const path of pagesOfEachKind) {
      await webKit.goto(server.url + path);
      await untilHydrated(webKit, 'main');
      expect(await webKit.evaluate(`return document.querySelector('h1').textContent`), path).not.toBe('');
      const fits = 'return document.documentElement.scrollWidth <= innerWidth';
      expect(await webKit.evaluate(fits), `${path} fits into the window`).toBe(true);
    }
  },
);

webKitJourney.runIf(isRun)(
  'in WebKit, which refuses sound after it has loaded a video, it plays muted until the visitor unmutes it',
  async ({ server, webKit }) => {
    await webKit.goto(`${server.url}/favicon.svg`);
    await webKit.evaluate(`localStorage.setItem('authenticated', 'true')`);
    await webKit.goto(`${server.url}/agent/tara`);
    await untilHydrated(webKit, 'main');
    await webKit.evaluate(`document.querySelector('#overview-heading').scrollIntoView()`);
    await eventually(() => playing(webKit)).toBe('muted');
    await webKit.press('Unmute');
    await eventually(() => playing(webKit)).toBe('with sound');
  },
);

/** How the page's video plays. */
function playing(webKit: WebKitWindow) {
  return webKit.evaluate(`
    const video = document.querySelector('video');
    if (!video || video.paused || video.currentTime === 0) return 'not yet';
    return video.muted ? 'muted' : 'with sound';
  `);
}

async function untilHydrated(webKit: WebKitWindow, selector: string) {
  const body = `return Object.keys(document.querySelector('${selector}') ?? {}).some((key) => key.startsWith('__reactProps'));`;
  await eventually(() => webKit.evaluate(body)).toBe(true);
}
