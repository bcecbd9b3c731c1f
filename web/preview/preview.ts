import { enableVisualEditing } from '@sanity/visual-editing';
import { openLiveQueries } from './live-queries.ts';
import { shareSteps } from './shared-steps.ts';
import type { SitePage } from './site-page.ts';
import { unmarkAttributes } from './unmark-attributes.ts';

/**
 * Makes the page a preview: it is unlocked, the Studio answers its queries, drafts included, and sends new answers
 * as an editor types, and every text leads to its field.
 */
export function startPreview(page: SitePage): void {
  // Nobody wants to be spoken to while writing: `web/sections/talking-video/autoplay-preferences.ts` reads it.
  document.documentElement.dataset.preview = '';
  // Before the content is read, since the Studio does not wait long for what answers its clicks.
  showEditTargets(page.readAgain);
  page.readContentFrom(openLiveQueries(page));
  unmarkAttributes();
  page.unlock();
  // What was read before the Studio spoke is what visitors read.
  void page.readAgain();
}

/** Above the sticky navigation, the skip link and the tooltips. */
const TOP = 9;

/** Frames each marked text under the pointer and opens its field in the Studio on a click. */
function showEditTargets(readAgain: () => Promise<void>): void {
  enableVisualEditing({
    zIndex: TOP,
    history: shareSteps(),
    // Answers come by themselves; whoever presses 'refresh' gets them anew.
    refresh: ({ source }) => (source === 'manual' ? readAgain() : false),
  });
}
