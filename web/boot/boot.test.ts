// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as whole from '../ui/load-whole.ts';
import type { BootData } from './boot-data.ts';
import { bootGated } from './boot-gated.ts';
import { bootOpen } from './boot-open.ts';
import { type LoadModule, startApplication } from './start-application.ts';

const fragment = {
  app: '/app.js',
  path: '/about',
  title: 'About Beacon',
  head: '<meta name="description" content="Eight agents.">',
  html: '<h1>About Beacon</h1>',
  styles: '<style data-bare>h1{color:red}</style>',
  marks: '1 1 h h1',
  data: { queries: ['</script><script>alert(1)</script>'] },
};
const address = '/_fragments/about.json?v=a';
const asked = vi.fn();
const server = setupServer(
  http.get('*/_fragments/about.json', ({ request }) => {
    asked(new URL(request.url).search);
    return HttpResponse.json(fragment);
  }),
);
/** On a busy machine a frame takes its time. */
const eventually = (look: () => void) => vi.waitFor(look, 10_000);
const root = () => document.getElementById('root');
const data = () => document.getElementById('site-data')?.textContent ?? 'null';
const isInstallable = () => document.querySelector('link[rel=manifest]') !== null;
/** What only one of the two states of the gate needs. */
const besides = { unlocked: '/about.js /text.js', locked: '/dialog.js' };
/** What was asked for ahead of its use, and how eagerly. */
const scriptsAhead = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    (link) => `${link.getAttribute('href')} ${link.fetchPriority}`,
  );
const isWordsFirst = () => 'wordsFirst' in document.documentElement.dataset;

/** Runs as a document's first script does, ahead of the rest of the document; what it returns is for when that is there. */
function begin(told: BootData, loadModule: LoadModule) {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  if (told.data) bootOpen(told, loadStart(loadModule));
  else bootGated(told, loadModule);
  return () => {
    state.mockReturnValue('complete');
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
}

function boot(told: BootData, loadModule: LoadModule) {
  begin(told, loadModule)();
}

/** What starts the application, which with the gate off is a module. */
const loadStart = (loadModule: LoadModule) => async (_address: string) => ({
  start: (told: BootData, clickAgain: () => void) => startApplication(told, clickAgain, loadModule),
});

/** Loads no code; says what was asked for, and what stood there by then. */
function moduleLoader() {
  const keepOffline = vi.fn();
  const loaded: string[] = [];
  const load: LoadModule = async (module) => {
    const moment = `${isWordsFirst() ? ', words first' : ''}${isInstallable() ? ', installable' : ''}`;
    loaded.push(`${module} beside ${root()?.textContent}${moment}`);
    return { keepOffline };
  };
  return { load, loaded, keepOffline };
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  document.head.innerHTML = '<style data-styled="">p{color:gray}</style>';
  document.body.innerHTML = '<div id="root"><p>Loading...</p></div>';
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
  asked.mockClear();
});
afterAll(() => server.close());

it('asks for nothing of a page for a visitor who is locked out, and loads the application after the paint', async () => {
  const { load, loaded, keepOffline } = moduleLoader();
  boot({ app: '/app.js', scripts: '/app.js /react.js', ...besides, fragment: address }, load);
  expect(isWordsFirst()).toBe(true);
  expect(loaded).toEqual([]);
  await eventually(() => expect(keepOffline).toHaveBeenCalledWith(true));
  expect(isWordsFirst()).toBe(false);
  expect(loaded).toEqual(['/app.js beside Loading...', '/keep-offline.js beside Loading..., installable']);
  expect(scriptsAhead()).toEqual(['/app.js low', '/react.js low', '/dialog.js low']);
  expect(asked).not.toHaveBeenCalled();
});

it('takes the page in for a visitor who is not, before the application comes', async () => {
  window.localStorage.setItem('authenticated', 'true');
  const { load, loaded, keepOffline } = moduleLoader();
  boot({ app: '/app.js', scripts: '/app.js', ...besides, fragment: address }, load);
  await eventually(() => expect(keepOffline).toHaveBeenCalledWith(true));
  expect(asked.mock.calls).toEqual([['?v=a']]);
  expect(scriptsAhead()).toEqual(['/app.js low', '/about.js low', '/text.js low']);
  expect(loaded[0]).toBe('/app.js beside About Beacon');
  expect(root()?.dataset.path).toBe('/about');
  expect(document.title).toBe('About Beacon');
  expect(document.head.querySelectorAll('style')).toHaveLength(1);
  expect(document.querySelector('style')?.textContent).toBe('h1{color:red}');
  expect(document.querySelector('style')?.dataset.marks).toBe(fragment.marks);
  expect(document.querySelector('meta[name=description]')).not.toBeNull();
  expect(JSON.parse(data())).toEqual(fragment.data);
  expect(document.querySelectorAll('body script')).toHaveLength(1);
});

it('with the gate off finds the data of the page that stands there, and leaves the page as it is', async () => {
  document.head.innerHTML = '<style data-bare>h1{color:red}</style>';
  document.body.innerHTML = '<div id="root" data-path="/about"><h1>About</h1></div>';
  const { load, loaded, keepOffline } = moduleLoader();
  boot({ app: '/app.js', scripts: '/start.js /app.js', data: address }, load);
  await eventually(() => expect(keepOffline).toHaveBeenCalledWith(false));
  expect(JSON.parse(data())).toEqual(fragment.data);
  expect(loaded[0]).toBe('/app.js beside About');
  expect(scriptsAhead()).toEqual(['/start.js low', '/app.js low']);
  const [styles, ...others] = document.querySelectorAll('style');
  expect([styles?.textContent, styles?.dataset.marks]).toEqual(['h1{color:red}', fragment.marks]);
  expect(others).toEqual([]);
});

it('leaves the marks of another rendering away from the styles that are there', async () => {
  document.head.innerHTML = '<style data-bare>h1{color:blue}</style>';
  document.body.innerHTML = '<div id="root" data-path="/about"><h1>About</h1></div>';
  const { load, keepOffline } = moduleLoader();
  boot({ app: '/app.js', scripts: '/start.js /app.js', data: address }, load);
  await eventually(() => expect(keepOffline).toHaveBeenCalled());
  expect(JSON.parse(data())).toEqual(fragment.data);
  expect(document.querySelector('style')?.dataset.marks).toBeUndefined();
});

it.each([
  ['does not come', () => HttpResponse.error()],
  ['is something else', () => HttpResponse.html('<p>Sign in to this network</p>')],
  ['is not there yet', () => HttpResponse.json({ status: 'starting' }, { status: 503 })],
  ['is of another build', () => HttpResponse.json({ ...fragment, app: '/newer.js' })],
])('loads the application without a page that %s', async (_what, answer) => {
  server.use(http.get('*/_fragments/about.json', answer, { once: true }));
  window.localStorage.setItem('authenticated', 'true');
  const { load, loaded, keepOffline } = moduleLoader();
  boot({ app: '/app.js', scripts: '/app.js', fragment: address }, load);
  await eventually(() => expect(keepOffline).toHaveBeenCalled());
  expect(loaded[0]).toBe('/app.js beside Loading...');
  expect(data()).toBe('null');
});

it.each([
  ['on', { scripts: '/app.js', fragment: address }],
  ['off', { scripts: '/start.js /app.js', data: address }],
])(
  'with the gate %s clicks a button that was clicked before there was anybody to hear it',
  async (_gate, told) => {
    document.body.innerHTML = '<div id="root"><button><span>Menu</span></button></div>';
    const heard = vi.fn();
    const { load } = moduleLoader();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    boot({ app: '/app.js', ...told }, async (module) => {
      await finished;
      document.querySelector('button')?.addEventListener('click', heard);
      return load(module);
    });
    document.querySelector('span')?.click();
    finish();
    await eventually(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(document.onclick, 'what hears it now is the application alone').toBeNull();
  },
);

it('loads the application at once when the visitor touches the page, or when nobody sees it', async () => {
  const touched = moduleLoader();
  boot({ app: '/app.js', scripts: '/app.js', fragment: address }, touched.load);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  await eventually(() => expect(touched.loaded[0]).toBe('/app.js beside Loading..., words first'));
  await eventually(() => expect(isWordsFirst()).toBe(false));

  // Where nobody sees it, no frame comes.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const unseen = moduleLoader();
  boot({ app: '/app.js', scripts: '/app.js', fragment: address }, unseen.load);
  await eventually(() => expect(isWordsFirst()).toBe(false));
  await eventually(() => expect(unseen.loaded).toHaveLength(2));
});

it('waits until the browser reports that what stands there is painted', async () => {
  const observers: ((list: { getEntries: () => { element: Element | null }[] }) => void)[] = [];
  class Observer {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(callback: (typeof observers)[number]) {
      observers.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  window.localStorage.setItem('authenticated', 'true');
  const { load } = moduleLoader();
  boot({ app: '/app.js', scripts: '/app.js', fragment: address }, load);
  await eventually(() => expect(observers).toHaveLength(1));

  const report = (element: Element | null) => observers[0]?.({ getEntries: () => [{ element }] });
  report(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(isWordsFirst()).toBe(true);
  report(document.querySelector('h1'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isWordsFirst()).toBe(false);
});

it.each([
  [
    'lays out what the window shows, and the rest a block a frame once the words are painted',
    '',
    ['', 'visible', 'hidden', 'hidden'],
  ],
  ['leaves the layout to the browser where the address leads into the page', '#third', ['', '', '', '']],
])('%s', async (_what, hash, before) => {
  window.location.hash = hash;
  document.body.innerHTML = `<div id="root"><main>${'<section></section>'.repeat(4)}</main></div>`;
  const sections = [...document.querySelectorAll('section')];
  const mayWait = new Set<Element>(sections.slice(1));
  for (const [index, section] of sections.entries()) {
    section.getBoundingClientRect = () => new DOMRect(0, 500 * index, 400, 500);
  }
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        contentVisibility: mayWait.has(element)
          ? Object(element).style.contentVisibility || 'auto'
          : 'visible',
      }) as CSSStyleDeclaration,
  );
  const states = () => sections.map(({ style }) => style.contentVisibility);
  const { load, keepOffline } = moduleLoader();
  boot({ app: '/app.js', scripts: '/start.js /app.js', data: address }, load);
  expect(states()).toEqual(before);
  await eventually(() => expect(states()).not.toContain('hidden'));
  await eventually(() => expect(keepOffline).toHaveBeenCalled());
  window.location.hash = '';
});

it('never has half a document taken over', async () => {
  const { load, loaded } = moduleLoader();
  const finishDocument = begin({ app: '/app.js', scripts: '/start.js /app.js', data: address }, load);
  document.querySelector('p')?.click();
  await eventually(() => expect(JSON.parse(data())).toEqual(fragment.data));
  expect(loaded).toEqual([]);
  finishDocument();
  await eventually(() => expect(loaded[0]).toContain('/app.js beside Loading...'));
});

it('asks until it comes for what starts the application, also where an earlier build had it elsewhere', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const start = vi.fn();
  const asked: string[] = [];
  const told = { app: '/app.js', scripts: '/assets/start-a.js /app.js', data: address };
  bootOpen(told, async (module) => {
    asked.push(module);
    if (asked.length < 4) throw new TypeError('Failed to fetch');
    return { start };
  });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked).toEqual(['/assets/start-a.js']);
  await vi.advanceTimersByTimeAsync(20_000);
  // Browsers of before 2026 never ask twice for a module of the same address.
  expect(asked).toEqual(['/assets/start-a.js', '/start.js?', '/start.js??', '/start.js???']);
  expect(start.mock.calls).toEqual([[told, expect.any(Function)]]);
  expect(reported).toHaveBeenCalledTimes(1);
  const ahead = [...document.querySelectorAll('link[rel=modulepreload]')];
  expect(ahead.map((link) => link.getAttribute('href'))).toEqual(['/assets/start-a.js', '/app.js']);
});

it('asks for the application until it comes, and says once that it did not', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { load, loaded } = moduleLoader();
  vi.spyOn(whole, 'loadWholeOnce').mockResolvedValue(false);
  const refused = vi.fn<LoadModule>().mockRejectedValue(new TypeError('Failed to fetch'));
  boot({ app: '/app.js', scripts: '/app.js', fragment: address }, (module) =>
    refused.mock.calls.length < 2 ? refused(module) : load(module),
  );
  await vi.advanceTimersByTimeAsync(2900);
  expect(refused).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(loaded[0]).toBe('/app.js beside Loading...');
  expect(reported).toHaveBeenCalledTimes(1);
});

it('loads the document anew when the browser does not get the application at a second try', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const again = vi.spyOn(whole, 'loadWholeOnce').mockResolvedValue(true);
  const refused = vi.fn<LoadModule>().mockRejectedValue(new TypeError('Failed to fetch'));
  boot({ app: '/app.js', scripts: '/app.js', fragment: address }, refused);
  await vi.advanceTimersByTimeAsync(3100);
  expect(refused).toHaveBeenCalledTimes(2);
  expect(again).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(9000);
  expect(again).toHaveBeenCalledTimes(1);
});

it.each([
  ['goes to the target of the address once the page is there', 'navigate', [['#agents', 'About Beacon']]],
  ['leaves the place to the browser where the visitor was before', 'reload', []],
] as const)('%s', async (_what, way, expected) => {
  vi.spyOn(whole, 'wayHere').mockReturnValue(way);
  window.localStorage.setItem('authenticated', 'true');
  const shown: unknown[] = [];
  const replace = (target: string) => shown.push([target, root()?.textContent]);
  vi.stubGlobal('location', { href: window.location.href, hash: '#agents', replace });
  const { load, keepOffline } = moduleLoader();
  boot({ app: '/app.js', scripts: '/app.js', fragment: address }, load);
  await eventually(() => expect(keepOffline).toHaveBeenCalled());
  expect(shown).toEqual(expected);
});
