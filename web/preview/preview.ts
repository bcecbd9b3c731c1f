import { showEditTargets } from './edit-targets.ts';
import { openLiveQueries } from './live-queries.ts';
import type { SitePage } from './site-page.ts';
import { unmarkAttributes } from './unmark-attributes.ts';

/**
 * Makes the page a preview: it is unlocked, the Studio answers its queries, drafts included, and sends new answers
 * as an editor types, and every text leads to its field.
 */
export function startPreview(page: SitePage): void {
  // First of all, since the Studio does not wait long for what answers its clicks.
  showEditTargets(page.readAgain);
  page.readContentFrom(openLiveQueries(page));
  unmarkAttributes();
  page.unlock();
  // What was read before the Studio spoke is what visitors read.
  void page.readAgain();
}
