/** What a pane shows of its document: what is being written, what goes live at a set time, or neither. */
export type ShownState = 'draft' | 'scheduled' | 'other';

/**
 * Which state of a document a pane shows, by the perspective it looks through and the revision it looks back at. The
 * perspective is undefined for drafts, and the name of a release for what was scheduled.
 */
export function shownState(perspective: string | undefined, revision: string | undefined): ShownState {
  if (revision || perspective === 'published') return 'other';
  return perspective === undefined ? 'draft' : 'scheduled';
}
