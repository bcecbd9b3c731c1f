import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { longestPause } from '../data/query-client.ts';
import { isRememberedHereAlone } from '../gate/flag.ts';
import { useGate } from '../gate/gate.tsx';
import { loadDocumentOnce, reloadDocument } from '../ui/reload-document.ts';
import { isChunkLoadError } from './chunk-load-error.ts';

/** The path at which this document was loaded. */
const firstPath = typeof location === 'undefined' ? undefined : location.pathname;

/**
 * Retries a page that could not be shown. Loads a new document where that may help: when code of a newer build is missing, or
 * when the server may have the page rendered. Otherwise it requests the page again when the network returns, and after each
 * `longestPause`. Returns whether a new document may be loading; no error is shown until then.
 */
export function useRetries(error: unknown): boolean {
  const reloadRoute = useReloadRoute();
  const { pathname } = useLocation();
  const isGoing = useNavigation().state !== 'idle';
  const gate = useGate();
  const [wasLocked] = useState(gate.wasLocked);
  const [isAsking, setAsking] = useState(true);

  useEffect(() => {
    // No retry during a navigation to another page.
    if (isGoing) return;
    let isShown = true;
    const loadDocument = async () => {
      const load = pathname === firstPath ? loadDocumentOnce : reloadDocument;
      // A new document at the same path mostly fails the same way, unless the gate was on: then the first one had no content.
      if (pathname === firstPath && !wasLocked) return isChunkLoadError(error) && load(() => isShown);
      // Without a stored unlock, a new document would request the password again.
      return !isRememberedHereAlone() && load(() => isShown);
    };
    const retry = async () => {
      if (!(await loadDocument()) && isShown) void reloadRoute();
    };
    void loadDocument().then(setAsking);
    const timer = setInterval(retry, longestPause);
    window.addEventListener('online', retry);
    return () => {
      isShown = false;
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [error, pathname, wasLocked, isGoing, reloadRoute]);
  return isAsking;
}

/**
 * Requests the page at this address again after it failed. Uses a navigation, with which React Router always clears the error; a
 * revalidation clears it only if React rendered the loading state before the loaders finished.
 */
export function useReloadRoute(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(async () => {
    const inPlace = { replace: true, preventScrollReset: true };
    await navigate(pathname + search, inPlace);
    // In a navigation of its own, because a navigation that changes only the hash runs no loader. Skipped if the visitor has left
    // the page.
    if (hash && window.location.pathname === pathname) await navigate(hash, inPlace);
  }, [navigate, pathname, search, hash]);
}
