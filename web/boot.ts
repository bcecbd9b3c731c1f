import type { DocumentData, Fragment } from './data/env.ts';

/* The first script of every document, which the server writes into its head. It reads the gate's flag before the first paint,
   inserts the page if it is not in the document, and loads the application after the paint. It is a bundle of its own, so it
   imports only types. */

/** Timeout in ms for the page or its data, after which the application loads it. */
const TIMEOUT_MS = 15_000;
/** Maximum time in ms to wait for a paint, since some browsers report none. */
const MAX_PAINT_WAIT_MS = 500;
/** Delay in ms before a new attempt to load the document after a script failed. */
const RETRY_DELAY_MS = 3000;

const documentData: DocumentData | undefined = JSON.parse(
  document.getElementById('document-data')?.textContent ?? 'null',
);
if (documentData?.app) void boot(documentData);

async function boot({ config, app, imports, pageScripts, fragment }: DocumentData): Promise<void> {
  clickAgainLater();
  const hasGate = config.gate === 'on';
  const isOpen = !hasGate || isUnlocked();
  // Requested first, since it takes longest on a slow connection.
  const pageRequest = hasGate && isOpen ? readFragment(fragment, app) : undefined;
  await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
  const page = await pageRequest;
  const layingOut = page && show(page);
  await waitForPaint();
  // Without a gate the page is in the document, and only its data is missing. Requested before the scripts, which need it.
  const dataRequest = hasGate ? page : readFragment(fragment, app);
  // The page's scripts contain gated content, so they are not loaded for a locked visitor.
  for (const href of [app, ...imports, ...(isOpen ? pageScripts : [])])
    add('link', { rel: 'modulepreload', href });
  const { data } = (await dataRequest) ?? {};
  if (data) add('script', { type: 'application/json', id: 'page-data', textContent: JSON.stringify(data) });
  await layingOut;
  add('script', { type: 'module', src: app, onerror: retry });
}

/**
 * Repeats the last click on a button, or on what else React makes clickable, from before hydration, when `web/entry-client.tsx`
 * dispatches the event 'hydrating'. Links work without the application.
 */
function clickAgainLater(): void {
  let clicked: HTMLElement | null = null;
  const note = ({ target }: MouseEvent) => {
    clicked = target instanceof Element ? target.closest<HTMLElement>('button, [data-repeat-click]') : null;
  };
  const clickAgain = () => {
    document.removeEventListener('click', note);
    clicked?.click();
  };
  document.addEventListener('click', note);
  document.addEventListener('hydrating', clickAgain, { once: true });
}

/** Whether this browser has unlocked the site: `web/gate/flag.ts`. */
function isUnlocked(): boolean {
  try {
    return localStorage.getItem('authenticated') === 'true';
  } catch {
    return false;
  }
}

/** Resolves with undefined when the request fails or the fragment is of another build: a browser may restore an old document. */
async function readFragment(address: string, app: string): Promise<Fragment | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const page: Fragment = await response.json();
    return page.app === app ? page : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Replaces the shell by the page. On arrival at its top, what is below the first screen is laid out later, one section in each
 * frame: a long page would block the browser.
 */
async function show({ title = '', head = '', styles = '', html = '', path }: Fragment): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const shellStyles = document.querySelectorAll('style[data-styled]');
  document.head.insertAdjacentHTML('beforeend', styles + head);
  for (const style of shellStyles) style.remove();
  document.title = title;
  root.innerHTML = html;
  root.dataset.path = path;
  // The browser looked for the position and for the hash's target while the document had only 'Loading...'.
  const top = getNavigationType() === 'navigate' ? undefined : readStoredPosition();
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else if (location.hash) location.replace(location.hash);
  else await layOutInSteps(root.querySelectorAll<HTMLElement>('[data-lazy], :scope > footer'));
}

async function layOutInSteps(sections: Iterable<HTMLElement>): Promise<void> {
  // A hidden document has no frames.
  if (document.hidden) return;
  const hidden = new Promise((then) => document.addEventListener('visibilitychange', then, { once: true }));
  for (const { style } of sections) style.display = 'none';
  for (const section of sections) {
    const laidOut = new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    await Promise.race([laidOut, hidden]);
    section.removeAttribute('style');
  }
}

/** The scroll position that was stored when this entry of the session history was left. */
function readStoredPosition(): number | undefined {
  try {
    const positions = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}');
    // The keys of `useScrollKey` and `useStoredHashPosition` (`web/app/use-scroll-restoration.ts`).
    const top: unknown = positions[history.state?.key ?? `default ${location.pathname}${location.hash}`];
    return typeof top === 'number' ? top : undefined;
  } catch {
    // A browser may forbid the storage.
    return undefined;
  }
}

/**
 * Resolves once the browser reports the paint of an element that is still in the document, which excludes a replaced 'Loading...'.
 * A hidden document is not painted.
 */
async function waitForPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((then) => {
    setTimeout(then, MAX_PAINT_WAIT_MS);
    const onEntries = (list: PerformanceObserverEntryList) => {
      if (list.getEntries().some((entry) => 'element' in entry && entry.element)) then();
    };
    new PerformanceObserver(onEntries).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/**
 * Reloads the document after a script failed to load. Without the application, the page can be read, but a gate stays locked. If
 * a reload did not help, waits for the network to return. `web/ui/reload-document.ts` does the same for the application.
 */
async function retry(): Promise<void> {
  if (getNavigationType() === 'reload') return addEventListener('online', () => location.reload());
  await new Promise((then) => setTimeout(then, RETRY_DELAY_MS));
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isThere) location.reload();
  else void retry();
}

/** The navigation type of the document: 'navigate', 'reload' or 'back_forward'. */
function getNavigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}

function add<Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}
