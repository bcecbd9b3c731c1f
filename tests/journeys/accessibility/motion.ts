import type { Page } from 'playwright-core';

/** Elements that move or play without a request although the visitor prefers reduced motion, one line each. */
export function motions(page: Page): Promise<string[]> {
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
