import { createContext, useContext, useEffect, useState } from 'react';
import { type DocumentLayoutProps, definePlugin, type LayoutProps } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { useJump } from '../publishing/use-jump.ts';
import { findWords } from './find-words.ts';
import { type Found, foundBy } from './found-by.ts';

/** How often it is looked whether the search has closed, in milliseconds. */
const A_MOMENT = 100;

const FoundContext = createContext<Found | undefined>(undefined);

/** Notices which result of a search is opened, since the Studio tells its documents nothing of the words. */
function FindingLayout(props: LayoutProps) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // A search that closes takes the focus back to its button, and a window that a jump had opened would close again.
    const whenClosed = (search: Element, next: Found) => {
      if (!search.isConnected) return setFound(next);
      waiting = setTimeout(() => whenClosed(search, next), A_MOMENT);
    };
    const notice = ({ target }: MouseEvent) => {
      const next = foundBy(target);
      if (!next || !(target instanceof Element)) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => whenClosed(target, next), A_MOMENT);
    };
    // Before the Studio hears the click and empties the search.
    document.addEventListener('click', notice, { capture: true });
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('click', notice, { capture: true });
    };
  }, []);
  return <FoundContext value={found}>{props.renderDefault(props)}</FoundContext>;
}

/** Takes whoever opens a document from a search to the place where the words stand, once for each time. */
function FoundDocument(props: DocumentLayoutProps) {
  const found = useContext(FoundContext);
  const [shown, setShown] = useState<Found>();
  const { documentId, ready, value } = useDocumentPane();
  const jump = useJump();
  useEffect(() => {
    if (!ready || found === shown || found?.id !== documentId) return;
    setShown(found);
    const path = findWords(value, found.words);
    if (path) jump(path);
  }, [documentId, found, jump, ready, shown, value]);
  return props.renderDefault(props);
}

/** Lets a search end at the sentence instead of at the top of a long form. */
export const finding = definePlugin({
  name: 'finding',
  studio: { components: { layout: FindingLayout } },
  document: { components: { unstable_layout: FoundDocument } },
});
