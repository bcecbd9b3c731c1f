import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { findHit, type SearchHit } from '../sanity-internals/search-result.ts';

/** Interval in milliseconds for checking whether the search has closed. */
const A_MOMENT = 100;

interface OpenedSearchHit {
  hit: SearchHit | undefined;
  forget: () => void;
}

const OpenedSearchHitContext = createContext<OpenedSearchHit>({ hit: undefined, forget: () => {} });

/** Detects which search result is opened. The Studio does not pass the search text to the document. */
export function OpenedSearchHitProvider({ children }: { children: ReactNode }) {
  const [hit, setHit] = useState<SearchHit>();
  const opened = useMemo(() => ({ hit, forget: () => setHit(undefined) }), [hit]);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // The closing search returns the focus to its button, which would close a dialog that was opened before.
    const openWhenClosed = (next: SearchHit) => {
      if (!next.field.isConnected) return setHit(next);
      waiting = setTimeout(() => openWhenClosed(next), A_MOMENT);
    };
    const notice = ({ target, detail }: MouseEvent) => {
      const next = findHit(target);
      // Second click of a double click; the search closed at the first.
      if (detail > 1 && !next) return;
      // A click elsewhere cancels the pending result.
      clearTimeout(waiting);
      setHit(undefined);
      if (next) waiting = setTimeout(() => openWhenClosed(next), A_MOMENT);
    };
    // Runs before the Studio handles the click and clears the search.
    document.addEventListener('click', notice, { capture: true });
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('click', notice, { capture: true });
    };
  }, []);
  return <OpenedSearchHitContext value={opened}>{children}</OpenedSearchHitContext>;
}

/**
 * Calls `show` with the search text once the document that was opened from a search is ready. The text is used
 * only once, so opening the document again later shows it without a focused field.
 */
export function useOpenedSearchHit(id: string, isReady: boolean, show: (words: string) => unknown): void {
  const { hit, forget } = use(OpenedSearchHitContext);
  useEffect(() => {
    if (!isReady || hit?.id !== id) return;
    forget();
    show(hit.words);
  }, [hit, forget, id, isReady, show]);
}
