import { useCallback } from 'react';
import { type DocumentLayoutProps, definePlugin, type LayoutProps, useClient } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { useFocusField } from '../publishing/use-focus-field.ts';
import { fetchSearchIndex } from './fetch-search-index.ts';
import { findTextPath } from './find-text.ts';
import { MatchingSentences } from './matching-sentences.tsx';
import { OpenedSearchHitProvider, useOpenedSearchHit } from './opened-search-hit.tsx';

function SearchLayout(props: LayoutProps) {
  return (
    <OpenedSearchHitProvider>
      {props.renderDefault(props)}
      <MatchingSentences />
    </OpenedSearchHitProvider>
  );
}

/** Document layout that focuses the matching field when the document was opened from a search. */
function OpenedDocument(props: DocumentLayoutProps) {
  const { documentId, ready, value } = useDocumentPane();
  const focusField = useFocusField();
  const client = useClient({ apiVersion: '2025-02-19' });
  const show = useCallback(
    async (words: string) => {
      // Without placeholder values, stored texts can still be searched.
      const searched = await fetchSearchIndex(client).catch(() => undefined);
      const path = findTextPath(value, words, searched?.site);
      if (path) focusField(path);
    },
    [client, focusField, value],
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
