import type { Page } from 'playwright-core';

/** Something that a video did, or the event on the window; `at` is in ms since the page began. */
export interface MediaEvent {
  type: string;
  at: number;
  /** Whose video it is; '' for the event on the window. */
  name: string;
  muted: boolean;
  /** How much sound the browser has decoded of it, in bytes. */
  soundBytes: number;
  /** Whether all of it is before the visitor's eyes: in the window, below the navigation and under nothing else. */
  inSight: boolean;
  /** How many video elements the page has. */
  videos: number;
}

const MARK = 'media event ';

/**
 * Writes down what the videos of a page do, from its first moment on. The page tells by its console: to ask it would
 * count as a visitor's gesture, after which a browser lets everything play.
 */
export async function recordMedia(page: Page): Promise<MediaEvent[]> {
  const events: MediaEvent[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(MARK)) events.push(JSON.parse(text.slice(MARK.length)));
  });
  await page.addInitScript((mark) => {
    const tell = ({ type, target }: Event) => {
      const video = target instanceof HTMLVideoElement ? target : undefined;
      const event = {
        type,
        at: performance.now(),
        name: video?.getAttribute('aria-label') ?? '',
        muted: video?.muted ?? false,
        // Chromium's own count, which the DOM's types do not know.
        soundBytes: Number(video && Reflect.get(video, 'webkitAudioDecodedByteCount')) || 0,
        inSight: video !== undefined && isInSight(video),
        videos: document.querySelectorAll('video').length,
      };
      console.debug(mark + JSON.stringify(event));
    };
    const isInSight = (video: Element) => {
      const { top, bottom, left, width, height } = video.getBoundingClientRect();
      const above = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const isUppermost = document.elementFromPoint(left + width / 2, top + height / 2) === video;
      return top >= above && bottom <= window.innerHeight && isUppermost;
    };
    for (const type of ['play', 'playing', 'pause', 'ended', 'error', 'volumechange']) {
      document.addEventListener(type, tell, { capture: true });
    }
    window.addEventListener('avatar-ended', tell);
  }, MARK);
  return events;
}
