import { isReleaseDocument, usePerspective } from 'sanity';
import { usePaneRouter } from 'sanity/structure';

/** Which version of its document the surrounding pane shows. */
export function usePaneVersion(): PaneVersion {
  const { params } = usePaneRouter();
  const { selectedPerspective } = usePerspective();
  return getPaneVersion(selectedPerspective, params?.rev);
}

/** The selected perspective: drafts, published, or a release document. */
type Perspective = ReturnType<typeof usePerspective>['selectedPerspective'];

/** The version that a pane shows: the draft, a scheduled version, a scheduled version on hold, or another one. */
type PaneVersion = 'draft' | 'scheduled' | 'held' | 'other';

/** Which version a pane shows, by the selected perspective and the selected revision. */
export function getPaneVersion(perspective: Perspective, revision: string | undefined): PaneVersion {
  if (revision) return 'other';
  if (isReleaseDocument(perspective)) return perspective.state === 'active' ? 'held' : 'scheduled';
  return perspective === 'drafts' ? 'draft' : 'other';
}
