import { useCallback } from 'react';
import { type DocumentLayoutProps, definePlugin, type LayoutProps } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { useJump } from '../publishing/use-jump.ts';
import { findWords } from './find-words.ts';
import { FindingProvider, useFound } from './finding-provider.tsx';

function FindingLayout(props: LayoutProps) {
  return <FindingProvider>{props.renderDefault(props)}</FindingProvider>;
}

/** Takes whoever opens a document from a search to the place where the words stand. */
function FoundDocument(props: DocumentLayoutProps) {
  const { documentId, ready, value } = useDocumentPane();
  const jump = useJump();
  const show = useCallback(
    (words: string) => {
      const path = findWords(value, words);
      if (path) jump(path);
    },
    [jump, value],
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
