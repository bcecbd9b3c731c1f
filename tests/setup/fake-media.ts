import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What a browser says of a page's videos; jsdom plays nothing. */
export interface FakeMedia {
  /** What `play()` was asked for, in order: the source, and whether without sound. */
  readonly attempts: { src: string; muted: boolean }[];
  /** Refuses from now on to play with sound, or at all. */
  refuse: (what: 'sound' | 'everything') => void;
  /** The ready state of every video; 4 unless set. */
  readyState: number;
  /** The only video of the document; throws when there is none, or more than one. */
  video: () => HTMLVideoElement;
  /** The video whose turn it is comes to its end, or breaks. */
  fire: (event: 'ended' | 'error' | 'waiting') => void;
}

/** What the videos of a page play on: time that stands until a test lets it pass, and a browser that obeys. */
export interface Stage {
  readonly media: FakeMedia;
  readonly view: FakeView;
}

/** A new stage before each test of the calling file. */
export function setUpStage(): Stage {
  // Filled before the first test runs.
  const stage = {} as Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(stage, { media: fakeMedia(), view: fakeView() });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return stage;
}

/** Lets time pass. */
export function wait(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Stands in for the media of the browser until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
function fakeMedia(): FakeMedia {
  let refused: 'nothing' | 'sound' | 'everything' = 'nothing';
  const playing = new WeakSet<HTMLMediaElement>();
  const media: FakeMedia = {
    attempts: [],
    readyState: 4,
    refuse: (what) => {
      refused = what;
    },
    video: () => {
      const [video, ...others] = document.querySelectorAll('video');
      if (!video || others.length > 0) throw new Error(`there are ${others.length + (video ? 1 : 0)} videos`);
      return video;
    },
    fire: (event) => {
      playing.delete(media.video());
      fireEvent[event](media.video());
    },
  };
  const element = HTMLMediaElement.prototype;
  vi.spyOn(element, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    media.attempts.push({ src: this.getAttribute('src') ?? '', muted: this.muted });
    if (refused === 'everything' || (refused === 'sound' && !this.muted)) {
      throw new DOMException('play() was not allowed', 'NotAllowedError');
    }
    playing.add(this);
  });
  vi.spyOn(element, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
  });
  vi.spyOn(element, 'load').mockImplementation(() => {});
  vi.spyOn(element, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
  vi.spyOn(element, 'readyState', 'get').mockImplementation(() => media.readyState);
  return media;
}

/** What a browser sees of a page. */
export interface FakeView {
  /** Scrolls so that this part of an element, from 0 to 1, is in view. */
  show: (element: Element, ratio: number) => void;
}

/** Stands in for what a browser sees of a page: everything is out of view until `show` says otherwise. */
export function fakeView(): FakeView {
  const watched = new Map<Element, Set<IntersectionObserverCallback>>();
  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(element: Element) {
      watched.set(element, (watched.get(element) ?? new Set()).add(this.#callback));
    }
    unobserve(element: Element) {
      watched.get(element)?.delete(this.#callback);
    }
    disconnect() {
      for (const callbacks of watched.values()) callbacks.delete(this.#callback);
    }
    takeRecords() {
      return [];
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    show: (element, ratio) => act(() => report(element, ratio)),
  };

  function report(target: Element, intersectionRatio: number) {
    const box = new DOMRect(0, 0, 1000, 1000);
    const entry: IntersectionObserverEntry = {
      target,
      intersectionRatio,
      isIntersecting: intersectionRatio > 0,
      boundingClientRect: box,
      intersectionRect: new DOMRect(0, 0, 1000, 1000 * intersectionRatio),
      rootBounds: new DOMRect(0, 0, 1000, 800),
      time: 0,
    };
    // The observer itself is what no callback of the site reads.
    for (const callback of watched.get(target) ?? []) callback([entry], new FakeObserver(() => {}));
  }
}

/** Hides the tab, or shows it again. */
export function showTab(visible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  fireEvent(document, new Event('visibilitychange'));
}

/** Makes the browser prefer what the query asks for, such as 'reduced-motion'. */
export function preferring(preference: string): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(preference),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
