import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { hitOf, type SearchHit } from '../sanity-internals/search-result.ts';

/** How often it is looked whether the search has closed, in milliseconds. */
const A_MOMENT = 100;

interface OpenedHit {
  hit: SearchHit | undefined;
  forget: () => void;
}

const OpenedHitContext = createContext<OpenedHit>({ hit: undefined, forget: () => {} });

/** Notices which result of a search is opened, since the Studio tells its documents nothing of the words. */
export function OpenedHitProvider({ children }: { children: ReactNode }) {
  const [hit, setHit] = useState<SearchHit>();
  const opened = useMemo(() => ({ hit, forget: () => setHit(undefined) }), [hit]);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // A search that closes takes the focus back to its button, and a window that a jump had opened would close again.
    const whenClosed = (search: Element, next: SearchHit) => {
      if (!search.isConnected) return setHit(next);
      waiting = setTimeout(() => whenClosed(search, next), A_MOMENT);
    };
    const notice = ({ target, detail }: MouseEvent) => {
      const next = hitOf(target);
      // The second half of a double click: the search closed at the first.
      if (detail > 1 && !next) return;
      // Whoever clicks on something else meanwhile has other plans than the words of an earlier search.
      clearTimeout(waiting);
      setHit(undefined);
      if (next && target instanceof Element) waiting = setTimeout(() => whenClosed(target, next), A_MOMENT);
    };
    // Before the Studio hears the click and empties the search.
    document.addEventListener('click', notice, { capture: true });
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('click', notice, { capture: true });
    };
  }, []);
  return <OpenedHitContext value={opened}>{children}</OpenedHitContext>;
}

/**
 * Shows, once a document is ready, where the words stand that it was opened by from a search: the first form of the
 * document takes the words, and whoever comes back to it later finds it as it is.
 */
export function useOpenedHit(id: string, isReady: boolean, show: (words: string) => unknown): void {
  const { hit, forget } = use(OpenedHitContext);
  useEffect(() => {
    if (!isReady || hit?.id !== id) return;
    forget();
    show(hit.words);
  }, [hit, forget, id, isReady, show]);
}
