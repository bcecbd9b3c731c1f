// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testSiteConfig } from '../tests/setup/site-config.ts';
import { DOCUMENT_DATA, type DocumentData } from './data/env.ts';

const documentData: DocumentData = {
  config: testSiteConfig,
  app: '/app.js',
  imports: ['/react.js'],
  pageScripts: ['/about.js'],
  fragment: '/_fragments/about.json',
};
const fragment = {
  app: '/app.js',
  path: '/about',
  title: 'About Beacon',
  head: '<meta name="description" content="Eight agents.">',
  styles: '<style data-styled="">h1{color:red}</style>',
  html: '<h1>About Beacon</h1>',
  data: { queries: ['</script><script>alert(1)</script>'] },
};

const asked = vi.fn<typeof fetch>();
const [reload, replace] = [vi.fn(), vi.fn()];

beforeEach(() => {
  asked.mockImplementation(async () => Response.json(fragment));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', { href: 'http://localhost/about', hash: '', reload, replace });
  // A hidden document is not painted.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.body.innerHTML = '<div id="root"><p>Loading...</p></div>';
});
afterEach(() => {
  // The script waits for this event on every run.
  document.dispatchEvent(new Event('hydrating'));
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  document.head.replaceChildren();
});

/** Runs the script in a document with this data. */
async function begin(changes: Partial<DocumentData> = {}) {
  document.head.innerHTML = '<style data-styled="">p{color:gray}</style>';
  const data = document.createElement('script');
  const textContent = JSON.stringify({ ...documentData, ...changes });
  document.head.append(Object.assign(data, { type: 'application/json', id: DOCUMENT_DATA, textContent }));
  vi.resetModules();
  await import('./boot.ts');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

/** Runs the script until it loads the application. */
async function boot(changes?: Partial<DocumentData>) {
  await begin(changes);
  await vi.waitFor(() => expect(application()).not.toBeNull());
}

const withoutGate = { config: { ...testSiteConfig, gate: 'off' } } as const;
const unlock = () => window.localStorage.setItem('authenticated', 'true');
const root = () => document.getElementById('root');
const application = () => document.querySelector<HTMLScriptElement>('script[type=module][src="/app.js"]');
const pageData = () => JSON.parse(document.getElementById('page-data')?.textContent ?? 'null');
const loadedAhead = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

it('loads the application once the browser has painted the page', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const observers: ((list: object) => void)[] = [];
  const Observer = class {
    observe = () => {};
    constructor(callback: (list: object) => void) {
      observers.push(callback);
    }
  };
  vi.stubGlobal('PerformanceObserver', Observer);
  await begin();
  await vi.waitFor(() => expect(observers).toHaveLength(1));
  expect(application()).toBeNull();
  observers[0]?.({ getEntries: () => [{ element: null }] });
  expect(application()).toBeNull();
  observers[0]?.({ getEntries: () => [{ element: document.body }] });
  await vi.waitFor(() => expect(application()).not.toBeNull());
});

it('requests nothing of the page for a locked visitor', async () => {
  await boot();
  expect(asked).not.toHaveBeenCalled();
  expect(loadedAhead()).toEqual(['/app.js', '/react.js']);
  expect(root()).toHaveProperty('textContent', 'Loading...');
});

it('inserts the page for an unlocked visitor before it loads the application', async () => {
  unlock();
  await boot();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/_fragments/about.json']);
  expect(root()?.innerHTML).toBe(fragment.html);
  expect(root()?.dataset.path).toBe('/about');
  expect(document.title).toBe('About Beacon');
  expect(document.querySelector('meta[name=description]')).toHaveProperty('content', 'Eight agents.');
  expect([...document.querySelectorAll('style')].map((style) => style.outerHTML)).toEqual([fragment.styles]);
  expect(pageData()).toEqual(fragment.data);
  expect(loadedAhead()).toEqual(['/app.js', '/react.js', '/about.js']);
  expect(document.head.lastElementChild).toBe(application());
});

it.each([
  ['fails to load', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not JSON', async () => new Response('<p>Sign in to this network</p>')],
  ['is of another build', async () => Response.json({ ...fragment, app: '/newer.js' })],
])('keeps the shell when the page %s', async (_what, answer) => {
  asked.mockImplementation(answer);
  unlock();
  await boot();
  expect(root()?.textContent).toBe('Loading...');
  expect(pageData()).toBeNull();
});

it.each([
  ['scrolls to the target of the hash once the page is inserted', 'navigate', [['#agents']], []],
  ['restores the scroll position after a reload', 'reload', [], [1500]],
  ['restores the scroll position on return from another site', 'back_forward', [], [1500]],
  ['restores the scroll position of an entry of a plain hash link', 'reload', [], [900], null],
  [
    'scrolls to the target of the hash after a reload without a stored position',
    'reload',
    [['#agents']],
    [],
    { key: 'k4' },
  ],
])('%s', async (_what, type, hashes, positions, state = { key: 'k3' } as unknown) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  vi.stubGlobal('location', { href: 'http://localhost/', pathname: '/', hash: '#agents', reload, replace });
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  // As React Router stores it.
  history.replaceState(state, '');
  sessionStorage.setItem(
    'react-router-scroll-positions',
    JSON.stringify({ default: 20, k3: 1500, 'default /#agents': 900 }),
  );
  unlock();
  await boot();
  expect(replace.mock.calls).toEqual(hashes);
  expect(scrollTo.mock.calls).toEqual(positions.map((top) => [{ top, behavior: 'instant' }]));
});

it.each([null, '{', '{}'])(
  'stays at the top after a reload without a stored position: %s',
  async (stored) => {
    const type = 'reload';
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    sessionStorage.clear();
    if (stored !== null) sessionStorage.setItem('react-router-scroll-positions', stored);
    unlock();
    await boot();
    expect(root()?.innerHTML).toBe(fragment.html);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it('shows the rest of the page and loads the application when the tab is hidden during the layout', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as PerformanceNavigationTiming,
  ]);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => frames.push(then));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  const html = '<p data-lazy="">1</p><p data-lazy="">2</p><p data-lazy="">3</p>';
  asked.mockImplementation(async () => Response.json({ ...fragment, html }));
  unlock();
  await begin();
  const hidden = () => root()?.querySelectorAll('[style="display: none;"]').length;
  await vi.waitFor(() => expect(hidden()).toBe(3));
  frames.shift()?.(0);
  await vi.waitFor(() => expect(hidden()).toBe(2));
  expect(application()).toBeNull();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(application()).not.toBeNull());
  expect(root()?.innerHTML).toBe(html);
});

it('keeps the page in the document with the gate off, and loads its data', async () => {
  document.body.innerHTML = '<div id="root" data-path="/about"><h1>About</h1></div>';
  await boot(withoutGate);
  expect(root()?.innerHTML).toBe('<h1>About</h1>');
  expect(pageData()).toEqual(fragment.data);
  expect(loadedAhead()).toEqual(['/app.js', '/react.js', '/about.js']);
});

it.each([
  ['a button', '<button><b>Menu</b></button>'],
  ['the words of a card', '<div data-repeat-click=""><b>Neo</b></div>'],
])('repeats a click on %s from before the application was ready', async (_what, html) => {
  document.body.innerHTML = `<div id="root" data-path="/about">${html}</div>`;
  await boot(withoutGate);
  const pressed = vi.fn();
  document.querySelector('b')?.click();
  document.querySelector('#root > *')?.addEventListener('click', pressed);
  document.dispatchEvent(new Event('hydrating'));
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('reloads the document when the application fails to load, once the server responds', async () => {
  await boot();
  vi.useFakeTimers();
  asked.mockImplementation(async () => new Response(null, { status: 503 }));
  application()?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(3500);
  expect(asked).toHaveBeenCalledExactlyOnceWith('http://localhost/about', { method: 'HEAD' });
  expect(reload).not.toHaveBeenCalled();
  asked.mockImplementation(async () => new Response(null));
  await vi.advanceTimersByTimeAsync(3500);
  expect(reload).toHaveBeenCalledTimes(1);
});
