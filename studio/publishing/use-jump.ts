import type { Path } from '@sanity/types';
import { useCallback, useEffect, useState } from 'react';
import { useDocumentPane, usePaneRouter, useStructureTool } from 'sanity/structure';

/**
 * Takes the editor to a place in the form of the pane: opens its tab, the folds and the window of a list's item
 * around it, and puts the cursor into its field. On a small screen, where the panel covers the form, closes the panel
 * first: the form is only there, and the address only free to be changed again, once the panel is gone.
 */
export function useJump(): (path: Path) => void {
  const { closeInspector, inspector, onFocus, onPathOpen } = useDocumentPane();
  const { features } = useStructureTool();
  const [destination, setDestination] = useState<Path>();
  const { params } = usePaneRouter();
  // The address follows the panel a moment later; a jump before that would write the panel into it again.
  const isPanelOpen = inspector !== null || params?.inspect !== undefined;
  const isCovered = isPanelOpen && !features.resizablePanes;

  useEffect(() => {
    if (destination === undefined || isCovered) return;
    setDestination(undefined);
    onPathOpen(destination);
    onFocus(destination);
  }, [destination, isCovered, onFocus, onPathOpen]);

  return useCallback(
    (path) => {
      if (isCovered && inspector) closeInspector(inspector.name);
      setDestination(path);
    },
    [isCovered, closeInspector, inspector],
  );
}
