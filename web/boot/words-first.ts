import { afterFrame } from '../ui/after-frame.ts';

/** How long, in ms, the application waits for pictures. */
const longestPictures = 3000;
/** How long, in ms, it waits for the browser to report that it painted. */
const longestPaint = 500;
const paint = 'largest-contentful-paint';
const marks = document.documentElement.dataset;
/** The styles of blocks that wait for their layout, from top to bottom. */
const waiting: CSSStyleDeclaration[] = [];
/** Whether what is below the window may wait for its layout. */
let mayWait = false;

/**
 * Runs before the first paint, from the head. While the root element says `data-words-first`, neither agents' pictures
 * nor the display face are asked for: the words have the whole line and processor to themselves.
 *
 * Calls `load` once, to have the application take over the page that is there when `page` settles: once that page and its
 * pictures are asked for, since before, it would compete with them for the line. A visitor who touches the page makes it
 * come at once; `load` is given what clicks the button that was clicked too early.
 */
export function wordsFirst(page: Promise<unknown>, load: (clickAgain: () => void) => void): void {
  let clicked: HTMLElement | null = null;
  marks.wordsFirst = '';
  // Where a link leads into the page, its target may be anywhere.
  mayWait = !location.hash;
  layOutFrames();
  void new Promise((want: (touch?: unknown) => void) => {
    document.onclick = ({ target }) => {
      if (target instanceof Element) clicked = target.closest('button');
      want();
    };
    for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, want);
    // Also when the browser scrolls to where the visitor was.
    for (const move of ['pointerdown', 'keydown', 'scroll'])
      document.addEventListener(move, layOutAll, { once: true });
    void page.then(painted).then(() => afterPaint(want));
  }).then(() => load(() => clicked?.click()));
}

/** Resolves once the document is whole. It is not when the first script runs. */
export function parsed(): Promise<unknown> {
  return new Promise((then) => document.addEventListener('DOMContentLoaded', then));
}

/** First the words, then pictures, face and what is further down, then the application. */
function afterPaint(want: () => void) {
  delete marks.wordsFirst;
  mayWait = false;
  layOutRest();
  afterFrame(() => {
    setTimeout(want, longestPictures);
    if (document.readyState === 'complete') want();
    else addEventListener('load', () => setTimeout(want));
  });
}

/** Ahead of each frame while the document is on its way, and once it is there. */
function layOutFrames() {
  layOutWindow();
  if (document.readyState === 'loading') requestAnimationFrame(layOutFrames);
}

/**
 * While words come first, blocks that may wait for their layout wait if they begin below the window. By themselves
 * browsers lay out what is two windows further down too, which on a long page is most of the work before the first paint.
 */
export function layOutWindow(): void {
  if (!mayWait) return;
  for (const block of document.querySelectorAll<HTMLElement>('main section')) {
    if (getComputedStyle(block).contentVisibility !== 'auto') continue;
    const isBelow = block.getBoundingClientRect().top > innerHeight;
    block.style.contentVisibility = isBelow ? 'hidden' : 'visible';
    if (isBelow) waiting.push(block.style);
  }
}

/** What is further down, a block a frame: all at once would hold the visitor up. */
function layOutRest() {
  const next = waiting.shift();
  if (!next) return;
  next.contentVisibility = '';
  afterFrame(layOutRest);
}

/** For a visitor who goes further down at once: what is far the browser leaves by itself. */
function layOutAll() {
  mayWait = false;
  for (const style of waiting.splice(0)) style.contentVisibility = '';
}

/**
 * Resolves once the browser reports that it painted something which still stands there; 'Loading...' does not, once a page
 * is in its place. It reports nothing where the page is touched first, and some browsers never do: when a second frame
 * begins, the first is on its way to the screen.
 */
function painted(): Promise<void> {
  return new Promise((then) => {
    if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes.includes(paint)) {
      afterFrame(() => afterFrame(then));
      return;
    }
    setTimeout(then, longestPaint);
    new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => 'element' in entry && entry.element)) then();
    }).observe({ type: paint, buffered: true });
  });
}
