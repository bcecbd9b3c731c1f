import { useCallback } from 'react';
import { type DocumentLayoutProps, definePlugin, type LayoutProps } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { useFocusField } from '../publishing/use-focus-field.ts';
import { findTextPath } from './find-text.ts';
import { OpenedSearchHitProvider, useOpenedSearchHit } from './opened-search-hit.tsx';

function SearchLayout(props: LayoutProps) {
  return <OpenedSearchHitProvider>{props.renderDefault(props)}</OpenedSearchHitProvider>;
}

/** Document layout that focuses the matching field when the document was opened from a search. */
function OpenedDocument(props: DocumentLayoutProps) {
  const { documentId, ready, value } = useDocumentPane();
  const focusField = useFocusField();
  const show = useCallback(
    (words: string) => {
      const path = findTextPath(value, words);
      if (path) focusField(path);
    },
    [focusField, value],
  );
  useOpenedSearchHit(documentId, ready, show);
  return props.renderDefault(props);
}

/** Opens search results at the matching field instead of at the top of the form. */
export const searchHits = definePlugin({
  name: 'search-hits',
  studio: { components: { layout: SearchLayout } },
  document: { components: { unstable_layout: OpenedDocument } },
});
