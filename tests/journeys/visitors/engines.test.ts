import { describe, expect } from 'vitest';
import { LOCAL_GATE_PASSWORD } from '../../../server/process/environment.ts';
import { inScope, isFullScope, pagesOfEachKind } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { journey } from '../helpers/journey.ts';
import type { Engine, EngineBrowser, EngineWindow } from './engine.ts';
import { chromium, firefox, openFirefox } from './puppeteer-engine.ts';
import { distanceFrom, scrollToMiddle } from './reading-place.ts';
import { webKit } from './webkit-engine.ts';

/** The site in other engines than Chromium with `npm test -- --all`; Chromium shows that the journeys themselves are right. */
const engines = inScope([chromium, firefox, webKit], [chromium]);

const longPages = [
  '/',
  '/about',
  '/organizations',
  '/need-impact-agents',
  '/agent/tara',
  '/privacy-policy',
  '/agent/neo',
  '/poly-ai',
  '/global-impact',
  '/like-os',
  '/cpa',
  '/connected-agents',
];
/** Widths of the window in CSS pixels. */
const widths = [390, 1280];
const places = inScope(longPages, longPages.slice(0, 6)).flatMap((path) =>
  widths.map((width) => ({ path, width })),
);

/** `openWindow` opens a window of an engine, whose browser all its journeys share. */
const engineJourney = journey
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
  .extend('browsers', { scope: 'file' }, ({}, { onCleanup }) => {
    const browsers = new Map<Engine, Promise<EngineBrowser>>();
    onCleanup(async () => {
      const opened = await Promise.allSettled(browsers.values());
      for (const browser of opened) if (browser.status === 'fulfilled') await browser.value.close();
    });
    return browsers;
  })
  .extend('openWindow', ({ browsers }, { onCleanup }) => {
    const windows: EngineWindow[] = [];
    onCleanup(async () => {
      for (const opened of windows) await opened.close();
      const problems = windows.flatMap((opened) => opened.problems);
      // One of the pages does not exist.
      expect(problems.filter((line) => !line.includes('status of 404'))).toEqual([]);
    });
    return async (engine: Engine): Promise<EngineWindow> => {
      const browser = browsers.get(engine) ?? engine.open();
      browsers.set(engine, browser);
      const opened = await (await browser).openWindow();
      windows.push(opened);
      return opened;
    };
  });

for (const engine of engines) {
  if (!engine.isInstalled)
    console.log(`Not tested in ${engine.name}. It needs: apt-get install ${engine.packages}`);

  describe.runIf(engine.isInstalled)(`in ${engine.name}`, () => {
    engineJourney(
      'a visitor unlocks the page of a link by a password that a password manager fills in',
      async ({ server, openWindow }) => {
        const browserWindow = await openWindow(engine);
        await browserWindow.goto(`${server.url}/about#the-solution_heading`);
        await untilHydrated(browserWindow, 'dialog');
        await browserWindow.enter('input[type=password]', 'open sesame');
        await eventually(() =>
          browserWindow.evaluate(() => document.querySelector('[role=alert]')?.textContent),
        ).toBe('Incorrect password');
        await browserWindow.evaluate((password) => {
          const field = document.querySelector('input[type=password]');
          if (field instanceof HTMLInputElement) field.value = password;
        }, LOCAL_GATE_PASSWORD);
        await browserWindow.press('Submit');
        await untilHydrated(browserWindow, 'main');
        await eventually(() => getTop(browserWindow, 'the-solution_heading')).toBeLessThan(300);
        await browserWindow.reload();
        await untilHydrated(browserWindow, 'main');
        await eventually(() => getTop(browserWindow, 'the-solution_heading')).toBeLessThan(300);
      },
    );

    engineJourney('a visitor reads a page of each kind', async ({ server, openWindow }) => {
      const browserWindow = await openWindow(engine);
      await unlock(browserWindow, server.url);
      for (const path of pagesOfEachKind) {
        await browserWindow.goto(server.url + path);
        await untilHydrated(browserWindow, 'main');
        const heading = await browserWindow.evaluate(() => document.querySelector('h1')?.textContent);
        expect(heading, path).toMatch(/\w/);
        const fits = await browserWindow.evaluate(
          () => document.documentElement.scrollWidth <= window.innerWidth,
        );
        expect(fits, `${path} fits into the window`).toBe(true);
      }
      await browserWindow.goto(server.url);
      await untilHydrated(browserWindow, 'main');
      const copied = await browserWindow.evaluate(() => {
        const selection = window.getSelection();
        selection?.selectAllChildren(document.querySelector('main') ?? document.body);
        return String(selection);
      });
      expect(copied).toContain('My Intelligence');
      // The part of a link's name that is hidden from view.
      expect(copied).not.toContain('See Tara’s work');
    });

    engineJourney('a link to a part of the page leads there again', async ({ server, openWindow }) => {
      const browserWindow = await openWindow(engine);
      await unlock(browserWindow, server.url);
      await browserWindow.resize(390, 800);
      await browserWindow.goto(`${server.url}/poly-ai`);
      await untilHydrated(browserWindow, 'main');
      for (const time of ['first', 'second']) {
        await browserWindow.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await browserWindow.click('a[href="#pillar-cognitive"]');
        await eventually(() => getTop(browserWindow, 'pillar-cognitive'), 10_000).toBeLessThan(300);
        expect(await getTop(browserWindow, 'pillar-cognitive'), `the ${time} time`).toBeGreaterThanOrEqual(0);
      }
    });

    describe('a visitor in the middle of a page finds the same words after a reload, and after Back from another site', () => {
      engineJourney.for(places)('$path, $width px wide', async ({ path, width }, { server, openWindow }) => {
        const browserWindow = await openWindow(engine);
        await unlock(browserWindow, server.url);
        await browserWindow.resize(width, 800);
        await browserWindow.goto(server.url + path);
        await untilKeepsPlace(browserWindow);
        const place = await browserWindow.evaluate(scrollToMiddle);
        await browserWindow.reload();
        await untilKeepsPlace(browserWindow);
        await eventually(() => browserWindow.evaluate(distanceFrom, place), 10_000).toBeLessThan(40);
        await browserWindow.goto('data:text/html,another site');
        await browserWindow.back();
        await untilKeepsPlace(browserWindow);
        await eventually(() => browserWindow.evaluate(distanceFrom, place), 10_000).toBeLessThan(40);
      });
    });

    engineJourney('a page is printed with its folded text', async ({ server, openWindow, skip }) => {
      const browserWindow = await openWindow(engine);
      if (!browserWindow.print) return skip(`The driver of ${engine.name} cannot print.`);
      await unlock(browserWindow, server.url);
      await browserWindow.goto(`${server.url}/agent/tara`);
      await untilHydrated(browserWindow, 'main');
      const setOpen = (open: boolean) =>
        browserWindow.evaluate((isOpen) => {
          for (const disclosure of document.querySelectorAll('details')) disclosure.open = isOpen;
        }, open);
      await setOpen(true);
      const { length } = await browserWindow.print();
      await setOpen(false);
      const folded = await browserWindow.print();
      // In parts of a hundred. Unfolded text would be a third of it.
      expect(folded.length / length).toBeGreaterThan(0.98);
    });

    engineJourney(
      'a video plays, muted where sound is refused, and with sound once the visitor unmutes it',
      async ({ server, openWindow }) => {
        const browserWindow = await openWindow(engine);
        await unlock(browserWindow, server.url);
        await browserWindow.goto(`${server.url}/agent/tara`);
        await untilHydrated(browserWindow, 'main');
        await browserWindow.evaluate(() => document.querySelector('#overview-heading')?.scrollIntoView());
        await eventually(() => playing(browserWindow)).toMatch(/muted|with sound/);
        if ((await playing(browserWindow)) === 'muted') await browserWindow.press('Unmute');
        await eventually(() => playing(browserWindow)).toBe('with sound');
      },
    );
  });
}

journey.runIf(isFullScope && firefox.isInstalled)(
  'in Firefox that blocks audio and video, an agent’s video waits for Play and nothing says that it is broken',
  async ({ server, onTestFinished }) => {
    const browser = await openFirefox({
      'media.autoplay.default': 5,
      // Only a press of Play allows it, not any earlier click: Puppeteer's scripts count as clicks.
      'media.autoplay.blocking_policy': 2,
    });
    onTestFinished(() => browser.close());
    const browserWindow = await browser.openWindow();
    await unlock(browserWindow, server.url);
    await browserWindow.goto(`${server.url}/agent/tara`);
    await untilHydrated(browserWindow, 'main');
    await browserWindow.evaluate(() => document.querySelector('#overview-heading')?.scrollIntoView());
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    expect(await browserWindow.evaluate(() => document.body.textContent)).not.toContain('cannot be played');
    expect(await playing(browserWindow)).toBe('not yet');
    await browserWindow.press('Play Tara’s introduction');
    await eventually(() => playing(browserWindow)).toMatch(/muted|with sound/);
  },
);

journey.runIf(isFullScope && firefox.isInstalled)(
  'in Firefox with a minimum font size of 24 pixels, no word of the home page’s building is broken',
  async ({ server, onTestFinished }) => {
    const browser = await openFirefox({ 'font.minimum-size.x-western': 24 });
    onTestFinished(() => browser.close());
    const browserWindow = await browser.openWindow();
    await unlock(browserWindow, server.url);
    await browserWindow.resize(390, 800);
    await browserWindow.goto(server.url);
    await untilHydrated(browserWindow, 'main');
    expect(await browserWindow.evaluate(brokenWords)).toEqual([]);
    const overflow = await browserWindow.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  },
);

/** Opens the site in a window as a visitor who has unlocked it before. */
async function unlock(browserWindow: EngineWindow, origin: string): Promise<void> {
  await browserWindow.goto(`${origin}/favicon.svg`);
  await browserWindow.evaluate(() => localStorage.setItem('authenticated', 'true'));
}

async function untilHydrated(browserWindow: EngineWindow, selector: string): Promise<void> {
  const isHydrated = (selected: string) =>
    Object.keys(document.querySelector(selected) ?? {}).some((key) => key.startsWith('__reactProps'));
  await eventually(() => browserWindow.evaluate(isHydrated, selector)).toBe(true);
}

/** From then on, React Router stores the visitor's place when the page is left. */
async function untilKeepsPlace(browserWindow: EngineWindow): Promise<void> {
  await eventually(() => browserWindow.evaluate(() => history.scrollRestoration)).toBe('manual');
}

/** The distance of an element from the top of the window, in CSS pixels. */
function getTop(browserWindow: EngineWindow, id: string): Promise<number | undefined> {
  return browserWindow.evaluate(
    (selected) => document.getElementById(selected)?.getBoundingClientRect().top,
    id,
  );
}

/** How the page's video plays. */
function playing(browserWindow: EngineWindow): Promise<string> {
  return browserWindow.evaluate(() => {
    const video = document.querySelector('video');
    if (!video || video.paused || video.currentTime === 0) return 'not yet';
    return video.muted ? 'muted' : 'with sound';
  });
}

/** The words of the drawn building on the home page that are on several lines. Runs in the page. */
function brokenWords(): string[] {
  const building = document.querySelector('main ul:has(a[href="/agent/tara"])');
  const words: string[] = [];
  for (const element of building?.querySelectorAll('span') ?? []) {
    const [text] = element.childNodes;
    if (!(text instanceof Text)) continue;
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) words.push(word);
    }
  }
  return words;
}
