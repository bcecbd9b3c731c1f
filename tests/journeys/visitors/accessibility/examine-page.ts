import type { Page } from 'playwright-core';
import {
  axeColorViolations,
  axeViewViolations,
  axeViolations,
  axeViolationsWithin,
} from './axe-violations.ts';
import type { Findings } from './checks.ts';
import { unseenFocus } from './focus.ts';
import { invisibleInForcedColors } from './forced-colors.ts';
import { strayTabs } from './tab-stops.ts';
import { withLargeText, withSpacing } from './text-settings.ts';
import { cutOff, getWords, unreachableWords } from './words.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
/** Viewports that correspond to a window of 1280 by 1024 pixels at a zoom of 200% and 400% (WCAG 2.2, 1.4.10). */
const twofold = { width: 640, height: 512 };
const fourfold = { width: 320, height: 256 };

/** Runs all checks for single pages. The page is open and unlocked, with a wide window and the light theme. */
export async function examinePage(page: Page): Promise<Findings> {
  await page.setViewportSize(desktop);
  const words = await getWords(page);
  const findings = {
    rules: await axeViolations(page),
    keyboard: await strayTabs(page),
    focus: await unseenFocus(page),
    motion: await motions(page),
    ...(await examineZoom(page, words)),
    forced: await examineForcedColors(page),
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  findings.rules.push(...(await axeColorViolations(page)));
  await page.setViewportSize(phone);
  findings.rules.push(...(await axeViewViolations(page)), ...(await examineMenu(page)));
  findings.focus.push(...(await unseenFocus(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  findings.rules.push(...(await axeColorViolations(page)));
  findings.motion.push(...(await motions(page)));
  return apartTargets(findings);
}

/** Checks zoom, larger text and wider spacing. */
async function examineZoom(page: Page, words: readonly string[]) {
  const misfits = async () => [
    ...(await horizontalOverflow(page)),
    ...(await cutOff(page)),
    ...(await unreachableWords(page, words)),
  ];
  const text: string[] = [];
  const undoText = await withLargeText(page);
  text.push(...(await misfits()));
  await undoText();
  const undoSpacing = await withSpacing(page);
  text.push(...(await misfits()));
  await page.setViewportSize(fourfold);
  text.push(...(await misfits()));
  await undoSpacing();
  const zoom = await misfits();
  const focus = await unseenFocus(page);
  await page.setViewportSize(twofold);
  zoom.push(...(await misfits()));
  await page.setViewportSize(desktop);
  return { zoom: zoom.concat(focus.map((line) => `at 400%: ${line}`)), text };
}

async function examineForcedColors(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    faults.push(...(await invisibleInForcedColors(page)));
  }
  faults.push(...(await unseenFocus(page)));
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

/** Checks the open phone menu in both themes, and leaves the dark theme. */
async function examineMenu(page: Page): Promise<string[]> {
  const header = page.getByRole('banner');
  if ((await header.count()) === 0) return [];
  const button = header.getByRole('button');
  if ((await button.count()) === 0) return ['the header has no button that opens the menu'];
  // By keyboard, since a click waits for frames, which Chromium may delay in a background tab; `reading.test.ts` uses a click.
  await button.press('Enter');
  await header.getByRole('button', { expanded: true }).waitFor();
  const faults = await axeViolationsWithin(page, 'header');
  await page.emulateMedia({ colorScheme: 'light' });
  faults.push(...(await axeViolationsWithin(page, 'header')));
  await page.setViewportSize(fourfold);
  faults.push(...(await horizontalOverflow(page)));
  await page.setViewportSize(phone);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ colorScheme: 'dark' });
  return faults;
}

/** Moves violations of target size from the automatic rules to a check of their own. */
function apartTargets({ rules, ...others }: { rules: string[] } & Findings): Findings {
  const isTarget = (line: string) => line.startsWith('target-size:');
  return {
    ...others,
    rules: rules.filter((line) => !isTarget(line)),
    targets: rules.filter(isTarget),
  };
}

/** Elements that move or play without a request although the visitor prefers reduced motion, one line each. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (Number(duration) > 20 || iterations === Number.POSITIVE_INFINITY);
      })
      .map(
        ({ effect }) => `moves: ${effect instanceof KeyframeEffect ? effect.target?.localName : 'something'}`,
      );
    const playing = [...document.querySelectorAll('video, audio')]
      .filter((media) => media instanceof HTMLMediaElement && !media.paused)
      .map(({ localName }) => `plays by itself: ${localName}`);
    const isSmooth = [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).scrollBehavior === 'smooth',
    );
    return [...moving, ...playing, ...(isSmooth ? ['scrolls smoothly'] : [])];
  });
}

/**
 * What requires horizontal scrolling: empty, or a line for each element beyond the right edge of the window, when the document is
 * wider than the window.
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.localName} "${element.textContent?.slice(0, 40)}" in ${scrollWidth} px`);
  });
}
