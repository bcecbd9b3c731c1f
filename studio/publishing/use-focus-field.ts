import type { Path } from '@sanity/types';
import { useCallback, useEffect, useState } from 'react';
import { useDocumentPane, usePaneRouter, useStructureTool } from 'sanity/structure';

/**
 * Returns a function that focuses a field in the form of the pane: it opens the field's tab, fieldset and array
 * item dialog. On small screens, where the panel covers the form, it first closes the panel and waits until the
 * form is rendered and the URL updated.
 */
export function useFocusField(): (path: Path) => void {
  const { closeInspector, inspector, onFocus, onPathOpen } = useDocumentPane();
  const { features } = useStructureTool();
  const [destination, setDestination] = useState<Path>();
  const { params } = usePaneRouter();
  // The URL is updated after the panel has closed. Navigating before that would restore the panel in the URL.
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
