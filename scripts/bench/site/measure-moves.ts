import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { fragmentPathOf } from '../../../server/site/site-path.ts';
import { chromiumArguments, findChromium } from '../../chromium.ts';
import { median, pause } from '../figures.ts';

/** From a visitor's key or click to the frame that shows what it led to, in ms. */
export type Move = {
  name: string;
  milliseconds: number;
  /** The same click where the finished markup of the page is put in its place and nothing else is done, in ms. */
  floor?: number;
};

/** What a person who types fast takes from the last letter to the Enter key, in ms. */
const fromLetterToKey = 150;

/**
 * Measures, on an unthrottled line and processor, how long the gate takes from the right password to the page, and a link
 * from the click to its page when the pointer was on it before. Medians of `runs`, each in a browser without a past.
 */
export async function measureMoves(
  url: string,
  { password, paths, runs }: { password: string; paths: readonly string[]; runs: number },
): Promise<Move[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const medianOf = async (
    measure: (page: Page) => Promise<number>,
    options: BrowserContextOptions = {},
  ): Promise<number> => {
    const figures: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      figures.push(await inNewTab(browser.newContext(options), url, measure));
    }
    return median(figures);
  };
  try {
    const gate = (rest: number) => medianOf((page) => openGate(page, password, rest));
    const moves: Move[] = [
      { name: 'the gate', milliseconds: await gate(fromLetterToKey) },
      { name: 'the gate, at once', milliseconds: await gate(0) },
    ];
    for (const path of paths) {
      const follow = (page: Page) => followLink(page, password, path);
      const floor = await medianOf((page) => followLink(page, password, path, replaceMarkup));
      moves.push({ name: `to ${path}`, milliseconds: await medianOf(follow), floor });
      // The browser's fade costs a frame: it takes a picture of the old page first.
      const still = await medianOf(follow, { reducedMotion: 'reduce' });
      moves.push({ name: `to ${path}, less motion`, milliseconds: still, floor });
    }
    return moves;
  } finally {
    await browser.close();
  }
}

async function inNewTab(
  opening: Promise<BrowserContext>,
  url: string,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await opening;
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Presses the key `rest` ms after the entry. */
async function openGate(page: Page, password: string, rest = fromLetterToKey): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.getByPlaceholder('Enter password').fill(password);
  await pause(rest);
  const watch = await watchHeading(page, 'keydown');
  await page.keyboard.press('Enter');
  return watch.evaluate(({ shown }) => shown);
}

type Prepare = (page: Page, path: string) => Promise<void>;

async function followLink(page: Page, password: string, path: string, prepare?: Prepare): Promise<number> {
  await openGate(page, password);
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  // What the pointer announced is there by then.
  await pause(1000);
  await prepare?.(page, path);
  const watch = await watchHeading(page, 'click');
  await link.click();
  return watch.evaluate(({ shown }) => shown);
}

/** From now on a click takes what the server rendered of a page into the document, and the application hears of none. */
async function replaceMarkup(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const { html, styles } = await (await fetch(address)).json();
    const sheet = new CSSStyleSheet();
    await sheet.replace(styles.replaceAll(/<\/?style[^>]*>/g, ''));
    const replace = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      document.adoptedStyleSheets = [sheet];
      const root = document.getElementById('root');
      if (root) root.innerHTML = html;
      scrollTo(0, 0);
    };
    addEventListener('click', replace, { capture: true });
  }, fragmentPathOf(path));
}

/** From now on: how long after an event of a kind the first frame with another heading is drawn, in ms. */
function watchHeading(page: Page, kind: 'keydown' | 'click') {
  return page.evaluateHandle((event) => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    const shown = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const look = () => {
          if (heading() === before) return requestAnimationFrame(look);
          // A task after a frame's callbacks comes when the frame is drawn.
          setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      };
      addEventListener(event, begin, { once: true, capture: true });
    });
    return { shown };
  }, kind);
}
