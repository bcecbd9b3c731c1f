import { readFlag } from '../gate/flag.ts';
import { afterFrame } from '../ui/after-frame.ts';
import { loadWholeOnce, wayHere } from '../ui/load-whole.ts';

/** What the document tells its first script, as data attributes. All are addresses. */
export interface BootData {
  /** The application's script. */
  app?: string | undefined;
  /** Every script that this page needs, separated by spaces, so that they come together. */
  scripts?: string | undefined;
  /** The page's fragment, with the gate on. */
  fragment?: string | undefined;
  /** With the gate off: the fragment too, of which only the data is not in the document. */
  data?: string | undefined;
}

/** Loads a module of the site by its address: the application, or what keeps it for when there is no connection. */
export type LoadModule = (address: string) => Promise<{ keepOffline?: (hasGate: boolean) => void }>;

/** What the server keeps of a rendered page (`server/site/page-view.ts`): HTML, and what the application reads. */
interface Fragment {
  path: string;
  title: string;
  head: string;
  html: string;
  styles: string;
  /** What styled-components has to know of the styles: `web/theme/adopt-styles.ts`. */
  marks: string;
  data: unknown;
}

/** How long, in ms, the application waits for a fragment that is on its way, which would overwrite it. */
const longestWait = 15_000;
/** How long, in ms, it waits for pictures and for data, without which it asks the lake; and between two tries to load it. */
const shortWait = 3000;
/** How long, in ms, it waits for the browser to report that it painted. */
const longestPaint = 500;
const paint = 'largest-contentful-paint';
const marks = document.documentElement.dataset;
/** Whether what is below the window may wait for its layout. */
let mayWait = false;

/**
 * Runs before the first paint, from the head. With the gate on it reads the flag: an unlocked browser takes the
 * page's fragment into #root; a locked one asks for nothing. While the root element says `data-words-first`, neither
 * agents' pictures nor the display face are asked for: the words have the whole line and processor to themselves.
 *
 * The application takes over what is there. It is loaded once the page and its pictures are asked for: before, it
 * would compete with them for the line. A visitor who touches the page makes it come at once; a button that was clicked
 * too early is clicked when it is there. Half a document is never taken over. After the application come the manifest,
 * which brings an icon with it, and what keeps the site for when there is no connection.
 */
export function boot({ app = '', scripts = '', fragment, data }: BootData, loadModule: LoadModule): void {
  // Before anything else: on a slow line nothing takes as long.
  const asked = fragment && readFlag() ? readFragment(fragment) : undefined;
  let isLoading = false;
  let isStarted = false;
  let shown: Promise<unknown> = Promise.resolve();
  let clickedEarly: HTMLElement | null = null;
  const parsed = new Promise<void>(whenParsed);

  const start = async () => {
    isStarted = true;
    if (!(await insist(() => loadModule(app)))) return;
    document.removeEventListener('click', keepClick);
    clickedEarly?.click();
    addLink({ rel: 'manifest', href: '/manifest.webmanifest' });
    const { keepOffline } = await loadModule('/keep-offline.js').catch(() => ({ keepOffline: undefined }));
    keepOffline?.(fragment !== undefined);
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const href of scripts.split(' ')) {
      addLink({ rel: 'modulepreload', href, fetchPriority: 'low' });
    }
    if (data) shown = within(shortWait, readFragment(data, 'low').then(addData));
    void shown
      .catch(() => {})
      .then(() => parsed)
      .then(start);
  };
  const keepClick = ({ target }: MouseEvent) => {
    if (target instanceof Element) clickedEarly = target.closest('button');
    load();
  };
  const unlessStarted = (take: (page: Fragment) => void) => (page: Fragment) => {
    if (!isStarted) take(page);
  };

  marks.wordsFirst = '';
  // Where a link leads into the page, its target may be anywhere.
  mayWait = !location.hash;
  layOutFrames();
  whenParsed(layOutWindow);
  document.addEventListener('click', keepClick);
  for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, load, { once: true });
  // Also when the browser scrolls to where the visitor was.
  for (const move of ['pointerdown', 'keydown', 'scroll'])
    document.addEventListener(move, layOutAll, { once: true });
  if (!asked) {
    whenParsed(() => afterPaint(load));
    return;
  }
  const page = Promise.all([asked, parsed]);
  shown = within(longestWait, page.then(([read]) => read).then(unlessStarted(show)));
  const proceed = () => afterPaint(load);
  shown.then(proceed, proceed);
}

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

function whenParsed(then: () => void) {
  if (document.readyState !== 'loading') then();
  else document.addEventListener('DOMContentLoaded', then, { once: true });
}

/** First the words, then pictures, face and what is further down, then the application. */
function afterPaint(load: () => void) {
  whenPainted(() => {
    delete marks.wordsFirst;
    mayWait = false;
    layOutRest();
    afterFrame(() => {
      setTimeout(load, shortWait);
      if (document.readyState === 'complete') load();
      else window.addEventListener('load', () => setTimeout(load), { once: true });
    });
  });
}

/** Ahead of each frame while the document is on its way, and once it is there. */
function layOutFrames() {
  layOutWindow();
  if (document.readyState === 'loading') requestAnimationFrame(layOutFrames);
}

/**
 * While words come first, blocks that may wait for their layout wait until they begin within the window. By themselves
 * browsers lay out what is two windows further down too, which on a long page is most of the work before the first paint.
 */
function layOutWindow() {
  if (!mayWait) return;
  for (const block of document.querySelectorAll<HTMLElement>('main section')) {
    if (getComputedStyle(block).contentVisibility === 'auto') block.style.contentVisibility = 'hidden';
  }
  for (const block of waiting()) {
    if (block.getBoundingClientRect().top > innerHeight) return;
    block.style.contentVisibility = 'visible';
  }
}

/** What is further down, a block a frame: all at once would hold the visitor up. */
function layOutRest() {
  const [next] = waiting();
  if (!next) return;
  next.style.contentVisibility = '';
  afterFrame(layOutRest);
}

/** For a visitor who goes further down at once: what is far the browser leaves by itself. */
function layOutAll() {
  mayWait = false;
  for (const { style } of waiting()) style.contentVisibility = '';
}

function waiting() {
  return document.querySelectorAll<HTMLElement>('section[style*="content-visibility: hidden"]');
}

/**
 * Once the browser reports that it painted something which still stands there; 'Loading...' does not, once a page is in its
 * place. It reports nothing where the page is touched first, and some browsers never do: when a second frame begins, the
 * first is on its way to the screen.
 */
function whenPainted(then: () => void) {
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes.includes(paint)) {
    afterFrame(() => afterFrame(then));
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => 'element' in entry && entry.element)) finish();
  });
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(finish, longestPaint);
  observer.observe({ type: paint, buffered: true });
}

/** The address of a fragment names what it says, so a copy that was kept under it is as good as the server's. */
async function readFragment(address: string, priority: RequestPriority = 'auto'): Promise<Fragment> {
  const kept = navigator.serviceWorker?.controller && (await caches.match(address).catch(() => undefined));
  const response = kept || (await fetch(address, { priority }));
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!response.ok || !isJson) throw new Error(`${address} is no fragment: ${response.status}.`);
  return response.json();
}

function within(longest: number, wait: Promise<unknown>): Promise<unknown> {
  return Promise.race([wait, pause(longest)]);
}

/**
 * Asks until it is there: one request that is lost must not cost the visitor the site. What goes wrong is said once.
 * Browsers of before 2026 keep for as long as the document lives that a module did not come, and ask for it no more:
 * after a second try the document is loaded anew, once. Resolves with whether it is there, and not about to be.
 */
async function insist(ask: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      await ask();
      return true;
    } catch (error) {
      if (tries === 1) reportError(error);
      await pause(shortWait);
      if (tries > 1 && (await loadWholeOnce())) return false;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The page itself, in the place of the shell. */
function show(page: Fragment) {
  const shellStyles = document.querySelectorAll('style[data-styled]');
  document.head.insertAdjacentHTML('beforeend', page.styles + page.head);
  for (const style of shellStyles) style.remove();
  document.title = page.title;
  addData(page);
  const root = document.getElementById('root');
  if (!root) return;
  root.innerHTML = page.html;
  root.dataset.path = page.path;
  // The browser looked for the target of the address while there was 'Loading...' only. Whoever was here may be elsewhere.
  if (location.hash && wayHere() === 'navigate') location.replace(location.hash);
  layOutWindow();
}

/** Where `entry-client.tsx` reads it; it hears of it when it has begun without. */
function addData(page: Fragment) {
  const styles = document.querySelector<HTMLElement>('style[data-bare]');
  // Of another rendering, the marks are none of this document's styles: then the application has to write its own.
  const isSame = page.styles === `<style data-bare>${styles?.textContent}</style>`;
  if (styles && isSame) styles.dataset.marks = page.marks;
  const script = document.createElement('script');
  const textContent = JSON.stringify(page.data);
  document.body.append(Object.assign(script, { type: 'application/json', id: 'site-data', textContent }));
  window.dispatchEvent(new Event('site-data'));
}
