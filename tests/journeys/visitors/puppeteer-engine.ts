import { existsSync } from 'node:fs';
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { findChromium } from '../../../scripts/shared/chromium.ts';
import { browserArguments } from '../helpers/journey.ts';
import { buttonPath, type Engine, type EngineBrowser, type EngineWindow } from './engine.ts';

const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

export const chromium: Engine = {
  name: 'Chromium',
  packages: 'chromium',
  isInstalled: true,
  open: () => openBrowser({ browser: 'chrome', executablePath: findChromium(), args: browserArguments }),
};

/** Firefox as it is published: Playwright drives its own build only. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: firefoxPath !== undefined,
  open: () => openFirefox(),
};

/** @param preferences settings of `about:config` */
export function openFirefox(preferences: Record<string, unknown> = {}): Promise<EngineBrowser> {
  return openBrowser({
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: preferences,
  });
}

async function openBrowser(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await puppeteer.launch(options);
  return {
    openWindow: async () => makeWindow(await browser.newPage()),
    close: () => browser.close(),
  };
}

function makeWindow(page: Page): EngineWindow {
  // Long, because a busy machine may need the time.
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      problems.push(`console: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error}`));

  const click = async (selector: string) => {
    await (await page.waitForSelector(selector))?.click();
  };
  return {
    problems,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Firefox does not report the end of this navigation.
    back: async () => void (await page.goBack({ waitUntil: [] })),
    resize: (width, height) => page.setViewport({ width, height }),
    // Puppeteer's type also unwraps handles of elements, which no function here takes.
    evaluate: page.evaluate.bind(page) as EngineWindow['evaluate'],
    click,
    press: (button) => click(`::-p-xpath(${buttonPath(button)})`),
    async enter(selector, text) {
      await page.type(selector, text);
      await page.keyboard.press('Enter');
    },
    print: () => page.pdf(),
    close: () => page.close(),
  };
}
