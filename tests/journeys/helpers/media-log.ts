import type { Page } from 'playwright-core';

/** An event of a video, or the window's `avatar-ended`; `at` is in ms since the page began. */
export interface MediaEvent {
  type: string;
  at: number;
  /** The agent in the video; '' for the window's event. */
  name: string;
  muted: boolean;
  /** Bytes of sound that the browser has decoded. */
  soundBytes: number;
  /** Whether the video is fully visible: inside the window, below the navigation, and not covered. */
  inSight: boolean;
  /** Number of video elements in the page. */
  videos: number;
}

const MARK = 'media event ';

/**
 * Records the events of a page's videos from the start. The page reports them by console messages, since evaluating code in it
 * would count as a user gesture, after which browsers allow all videos to play.
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
        // Chromium's own counter, which the DOM's types lack.
        soundBytes: Number(video && Reflect.get(video, 'webkitAudioDecodedByteCount')) || 0,
        inSight: video !== undefined && isInSight(video),
        videos: document.querySelectorAll('video').length,
      };
      console.debug(mark + JSON.stringify(event));
    };
    const isInSight = (video: Element) => {
      const { top, bottom, left, width, height } = video.getBoundingClientRect();
      const above = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      // A button of the player may lie on the face.
      const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
      const isUppermost =
        uppermost === video || (uppermost?.closest('[data-player-bar] button') ?? null) !== null;
      return top >= above && bottom <= window.innerHeight && isUppermost;
    };
    for (const type of ['play', 'playing', 'pause', 'ended', 'error', 'volumechange']) {
      document.addEventListener(type, tell, { capture: true });
    }
    window.addEventListener('avatar-ended', tell);
  }, MARK);
  return events;
}
