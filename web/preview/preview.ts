import { stegaClean } from '@sanity/client/stega';
import { enableVisualEditing, type HistoryAdapter } from '@sanity/visual-editing';
import { openLiveQueries } from './live-queries.ts';
import type { SitePage } from './site-page.ts';

/**
 * Turns the page into a preview: unlocks it, reads its queries from the Studio including drafts, updates them as an editor types,
 * and opens a text's field in the Studio on a click.
 */
export function startPreview(page: SitePage): void {
  // Turns off speech during editing: `web/sections/talking-video/autoplay-preferences.ts` reads this.
  document.documentElement.dataset.preview = '';
  // Before the content is read, since the Studio waits only briefly for the handshake of the overlays.
  showEditTargets(page.readAgain);
  page.readContentFrom(openLiveQueries(page));
  unmarkAttributes();
  ignoreLetterSpacing();
  page.unlock();
  // Content that was read before the handshake is the published one.
  void page.readAgain();
}

/** Above the sticky navigation, the skip link and the tooltips. */
const OVERLAY_Z_INDEX = 9;

/** Outlines the marked text under the pointer, and opens its field in the Studio on a click. */
function showEditTargets(readAgain: () => Promise<void>): void {
  enableVisualEditing({
    zIndex: OVERLAY_Z_INDEX,
    history: createHistoryAdapter(),
    // New results arrive without a refresh; only the 'refresh' button refetches.
    refresh: ({ source }) => (source === 'manual' ? readAgain() : false),
  });
}

/** Firefox also spaces invisible characters: the marks would make texts with letter-spacing too wide, or narrower than a word. */
function ignoreLetterSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@supports (-moz-appearance: none) { * { letter-spacing: normal !important } }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Keeps the address in the Studio in sync with this page. The Studio adds a history entry for each address that is reported to
 * it, so the page itself adds none; otherwise 'back' would have to be pressed twice.
 */
function createHistoryAdapter(): HistoryAdapter {
  const { history } = window;
  const replaceState = history.replaceState.bind(history);
  let report: Parameters<HistoryAdapter['subscribe']>[0] | undefined;
  let reported = '';
  const reportAddress = () => {
    const { pathname, search, hash } = window.location;
    const url = `${pathname}${search}${hash}`;
    if (!report || url === reported) return;
    reported = url;
    report({ type: 'push', url });
  };
  history.pushState = history.replaceState = (...step) => {
    replaceState(...step);
    reportAddress();
  };
  window.addEventListener('popstate', reportAddress);

  return {
    subscribe: (listener) => {
      report = listener;
      reportAddress();
      return () => {
        report = undefined;
      };
    },
    update: ({ url }) => {
      replaceState(null, '', url);
      // The page's router listens to this event, which the browser dispatches on back and forward.
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
  };
}

/** The characters at the start of every stega mark. */
const MARK = '\u200b\u200b\u200b\u200b';

/**
 * Removes stega marks from attributes as they are added: links, tooltips, names for assistive technology, the head and the title.
 * The `alt` of images and the `datetime` of times keep theirs, so that a click on either opens its field.
 */
function unmarkAttributes(): void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'attributes' ? [target] : addedNodes) unmarkWithin(node);
    }
    if (document.title.includes(MARK)) document.title = stegaClean(document.title);
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}

function unmarkWithin(node: Node): void {
  if (!(node instanceof Element)) return;
  for (const element of [node, ...node.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      if (value.includes(MARK) && !isLookedAt(element, name)) element.setAttribute(name, stegaClean(value));
    }
  }
}

function isLookedAt(element: Element, attribute: string): boolean {
  if (element instanceof HTMLImageElement) return attribute === 'alt';
  return element instanceof HTMLTimeElement && attribute === 'datetime';
}
