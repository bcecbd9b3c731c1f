import { usePerspective } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { type ShownState, shownState } from './shown-state.ts';

/** Which state of its document the pane shows that this is called in. */
export function useShownState(): ShownState {
  const { params } = usePaneRouter();
  const { selectedPerspective } = usePerspective();
  return shownState(selectedPerspective, params?.rev);
}
