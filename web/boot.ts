import type { DocumentData } from './content/env.ts';

/*
 * The first script of every document, which the server writes into its head. It reads the gate's flag before the first paint,
 * takes the page in where that is not in the document, and loads the application after the paint. It is built for itself: it
 * imports types only.
 */

/** What the server keeps of a rendered page (`server/site/page-documents.ts`). All but the data are HTML or plain texts. */
interface Fragment {
  app: string;
  path: string;
  title: string;
  head: string;
  styles: string;
  html: string;
  data: unknown;
}

/** How long, in ms, the page is waited for before the application asks for it in its own way. */
const LONGEST_WAIT = 15_000;
/** How long, in ms, its data is waited for where the page stands in the document. */
const LONGEST_DATA_WAIT = 3000;
/** How long, in ms, the application waits for a paint: some browsers report none. */
const LONGEST_PAINT = 500;
/** How long, in ms, until a script that did not come is asked for again, with the document. */
const RETRY_AFTER = 3000;

const documentData: DocumentData | undefined = JSON.parse(
  document.getElementById('document-data')?.textContent ?? 'null',
);
if (documentData?.app) void boot(documentData);

async function boot({ config, app, imports, pageScripts, fragment }: DocumentData): Promise<void> {
  clickAgainLater();
  const hasGate = config.gate === 'on';
  const isOpen = !hasGate || isUnlocked();
  // Before anything else: on a slow line nothing takes as long.
  const asked = hasGate && isOpen ? readFragment(fragment, app, LONGEST_WAIT) : undefined;
  await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
  const page = await asked;
  if (page) show(page);
  await painted();
  // What stands in a page's scripts is for nobody who is locked out.
  for (const href of [app, ...imports, ...(isOpen ? pageScripts : [])])
    add('link', { rel: 'modulepreload', href });
  // Without a gate the page stands in the document, and only its data is missing.
  const { data } = (hasGate ? page : await readFragment(fragment, app, LONGEST_DATA_WAIT)) ?? {};
  if (data) add('script', { type: 'application/json', id: 'page-data', textContent: JSON.stringify(data) });
  add('script', { type: 'module', src: app, onerror: retry });
}

/**
 * Links work without the application. The button that was clicked last before React hears clicks is clicked again when it does:
 * `web/entry-client.tsx` says so by the event 'hydrating'.
 */
function clickAgainLater(): void {
  let clicked: HTMLElement | null = null;
  const note = ({ target }: MouseEvent) => {
    clicked = target instanceof Element ? target.closest('button') : null;
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

/** Undefined when it does not come, or is of another build: a browser that goes back may have an old document. */
async function readFragment(address: string, app: string, wait: number): Promise<Fragment | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(wait) });
    const page: Fragment = await response.json();
    return page.app === app ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Puts the page in the place of the shell. */
function show(page: Fragment): void {
  const root = document.getElementById('root');
  if (!root) return;
  const shellStyles = document.querySelectorAll('style[data-styled]');
  document.head.insertAdjacentHTML('beforeend', page.styles + page.head);
  for (const style of shellStyles) style.remove();
  document.title = page.title;
  root.innerHTML = page.html;
  root.dataset.path = page.path;
  // The browser looked for the target of the address while there was 'Loading...' only.
  if (location.hash && wayHere() === 'navigate') location.replace(location.hash);
}

/**
 * Resolves once the browser says that it painted something which still stands there: 'Loading...' does not, once a page is in its
 * place. A document that nobody sees is not painted.
 */
async function painted(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((then) => {
    setTimeout(then, LONGEST_PAINT);
    const hear = (list: PerformanceObserverEntryList) => {
      if (list.getEntries().some((entry) => 'element' in entry && entry.element)) then();
    };
    new PerformanceObserver(hear).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/**
 * Without its application the page can be read, and a gate stays shut. A new document may get what this one did not; what that
 * lacks too is asked for when the network comes back. `web/ui/reload-document.ts` does the same for the application.
 */
async function retry(): Promise<void> {
  if (wayHere() === 'reload') return addEventListener('online', () => location.reload());
  await new Promise((then) => setTimeout(then, RETRY_AFTER));
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isThere) location.reload();
  else void retry();
}

/** How the document came: by 'navigate', 'reload' or 'back_forward'. */
function wayHere(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}

function add<Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}
