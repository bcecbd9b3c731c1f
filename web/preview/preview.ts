import { enableVisualEditing } from '@sanity/visual-editing';
import { openLiveQueries } from './live-queries.ts';
import { shareSteps } from './shared-steps.ts';
import type { SitePage } from './site-page.ts';
import { unmarkAttributes } from './unmark-attributes.ts';

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
    history: shareSteps(),
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
