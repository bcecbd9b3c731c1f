import { isReleaseDocument, usePerspective } from 'sanity';
import { usePaneRouter } from 'sanity/structure';

/** Which state of its document the pane shows that this is called in. */
export function useShownState(): ShownState {
  const { params } = usePaneRouter();
  const { selectedPerspective } = usePerspective();
  return shownState(selectedPerspective, params?.rev);
}

/** What a pane looks through: drafts, what is published, or what was scheduled, as its release. */
type Perspective = ReturnType<typeof usePerspective>['selectedPerspective'];

/** What a pane shows of its document: what is being written, what goes live at a set time or waits for one, or neither. */
type ShownState = 'draft' | 'scheduled' | 'held' | 'other';

/** Which state of a document a pane shows, by the perspective it looks through and the revision it looks back at. */
export function shownState(perspective: Perspective, revision: string | undefined): ShownState {
  if (revision) return 'other';
  if (isReleaseDocument(perspective)) return perspective.state === 'active' ? 'held' : 'scheduled';
  return perspective === 'drafts' ? 'draft' : 'other';
}
