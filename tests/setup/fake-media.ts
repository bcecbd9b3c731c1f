import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** A fake of the browser's media playback, which jsdom lacks. */
interface FakeMedia {
  /** The calls of `play()` in order: the source, and whether it was muted. */
  readonly attempts: { src: string; muted: boolean }[];
  /** From now on rejects playback with sound, at once or as Safari does, or all playback. */
  refuse: (what: Refusal) => void;
  /** The ready state of every video; 4 by default. */
  readyState: number;
  /** The only video in the document; throws when there is none or more than one. */
  video: () => HTMLVideoElement;
  /** Fires an event on the current video. */
  fire: (event: 'ended' | 'error' | 'waiting') => void;
}

/** 'loaded sound': as in Safari, a video starts, and is paused once it is loaded and found to have sound. */
type Refusal = 'sound' | 'loaded sound' | 'everything';

/** The environment of a page's videos: fake timers, fake media and a fake viewport. */
export interface Stage {
  readonly media: FakeMedia;
  readonly view: FakeView;
}

/** Sets up a new stage before each test of the calling file. */
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

/** Advances the fake timers. */
export function wait(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

/** How long a video takes to load, in ms. */
const LOADING_MS = 50;

/** Replaces the browser's media functions until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
function fakeMedia(): FakeMedia {
  let refused: 'nothing' | Refusal = 'nothing';
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
    if (refused === 'loaded sound' && !this.muted) {
      await new Promise((loaded) => setTimeout(loaded, LOADING_MS));
      playing.delete(this);
      setTimeout(() => this.dispatchEvent(new Event('pause')));
      throw new DOMException('play() was not allowed', 'NotAllowedError');
    }
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

/** A fake of the browser's viewport. */
interface FakeView {
  /** Scrolls so that this share of an element of 1000 px, from 0 to 1, is in view; the window is as high unless told. */
  show: (element: Element, ratio: number, windowHeight?: number) => void;
  /** As `show`, with the lower part of the element in view instead of the upper one. */
  showEnd: (element: Element, ratio: number) => void;
}

/** Replaces IntersectionObserver: every element is out of view until `show` is called. */
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
    show: (element, ratio, windowHeight) => act(() => report(element, ratio, windowHeight)),
    showEnd: (element, ratio) => act(() => report(element, ratio, 1000, 1000 * (ratio - 1))),
  };

  function report(target: Element, intersectionRatio: number, windowHeight = 1000, top = 0) {
    const box = new DOMRect(0, top, 1000, 1000);
    const entry: IntersectionObserverEntry = {
      target,
      intersectionRatio,
      isIntersecting: intersectionRatio > 0,
      boundingClientRect: box,
      intersectionRect: new DOMRect(0, 0, 1000, 1000 * intersectionRatio),
      rootBounds: new DOMRect(0, 0, 1000, windowHeight),
      time: 0,
    };
    // No callback of the site reads its second argument, the observer.
    for (const callback of watched.get(target) ?? []) callback([entry], new FakeObserver(() => {}));
  }
}

/** Simulates hiding or showing the tab. */
export function showTab(visible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  fireEvent(document, new Event('visibilitychange'));
}

/** Sets a media query preference, such as 'reduced-motion'. */
export function preferring(preference: string): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(preference),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
