import { enableVisualEditing } from '@sanity/visual-editing';
import { shareSteps } from './shared-steps.ts';

/** Above the sticky navigation, the skip link and the tooltips. */
const TOP = 9;

/** Frames each marked text under the pointer and opens its field in the Studio on a click. */
export function showEditTargets(readAgain: () => Promise<void>): void {
  enableVisualEditing({
    zIndex: TOP,
    history: shareSteps(),
    // Answers come by themselves; whoever presses 'refresh' gets them anew.
    refresh: ({ source }) => (source === 'manual' ? readAgain() : false),
  });
}
