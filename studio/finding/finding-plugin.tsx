import { useCallback } from 'react';
import { type DocumentLayoutProps, definePlugin, type LayoutProps, useClient } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { useJump } from '../publishing/use-jump.ts';
import { fetchSearchIndex } from './fetch-search-index.ts';
import { findWords } from './find-words.ts';
import { FindingProvider, useFound } from './finding-provider.tsx';
import { FoundSentences } from './found-sentences.tsx';

function FindingLayout(props: LayoutProps) {
  return (
    <FindingProvider>
      {props.renderDefault(props)}
      <FoundSentences />
    </FindingProvider>
  );
}

/** Takes whoever opens a document from a search to the place where the words stand. */
function FoundDocument(props: DocumentLayoutProps) {
  const { documentId, ready, value } = useDocumentPane();
  const jump = useJump();
  const client = useClient({ apiVersion: '2025-02-19' });
  const show = useCallback(
    async (words: string) => {
      // Without what the site puts in for words in braces, the others can still be found.
      const searched = await fetchSearchIndex(client).catch(() => undefined);
      const path = findWords(value, words, searched?.site);
      if (path) jump(path);
    },
    [client, jump, value],
  );
  useFound(documentId, ready, show);
  return props.renderDefault(props);
}

/** Lets a search end at the sentence instead of at the top of a long form. */
export const finding = definePlugin({
  name: 'finding',
  studio: { components: { layout: FindingLayout } },
  document: { components: { unstable_layout: FoundDocument } },
});
