import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type Found, foundBy } from '../sanity-internals/search-result.ts';

/** How often it is looked whether the search has closed, in milliseconds. */
const A_MOMENT = 100;

interface Finding {
  found: Found | undefined;
  forget: () => void;
}

const FindingContext = createContext<Finding>({ found: undefined, forget: () => {} });

/** Notices which result of a search is opened, since the Studio tells its documents nothing of the words. */
export function FindingProvider({ children }: { children: ReactNode }) {
  const [found, setFound] = useState<Found>();
  const finding = useMemo(() => ({ found, forget: () => setFound(undefined) }), [found]);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // A search that closes takes the focus back to its button, and a window that a jump had opened would close again.
    const whenClosed = (search: Element, next: Found) => {
      if (!search.isConnected) return setFound(next);
      waiting = setTimeout(() => whenClosed(search, next), A_MOMENT);
    };
    const notice = ({ target, detail }: MouseEvent) => {
      const next = foundBy(target);
      // The second half of a double click: the search closed at the first.
      if (detail > 1 && !next) return;
      // Whoever clicks on something else meanwhile has other plans than the words of an earlier search.
      clearTimeout(waiting);
      setFound(undefined);
      if (next && target instanceof Element) waiting = setTimeout(() => whenClosed(target, next), A_MOMENT);
    };
    // Before the Studio hears the click and empties the search.
    document.addEventListener('click', notice, { capture: true });
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('click', notice, { capture: true });
    };
  }, []);
  return <FindingContext value={finding}>{children}</FindingContext>;
}

/**
 * Shows, once a document is ready, where the words stand that it was opened by from a search: the first form of the
 * document takes the words, and whoever comes back to it later finds it as it is.
 */
export function useFound(id: string, isReady: boolean, show: (words: string) => unknown): void {
  const { found, forget } = use(FindingContext);
  useEffect(() => {
    if (!isReady || found?.id !== id) return;
    forget();
    show(found.words);
  }, [found, forget, id, isReady, show]);
}
