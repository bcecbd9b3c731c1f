import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { longestPause } from '../content/query-client.ts';
import { isRememberedHereAlone } from '../gate/flag.ts';
import { useGate } from '../gate/gate.tsx';
import { loadWholeOnce, reloadDocument } from '../ui/reload-document.ts';
import { isChunkLoadError } from './chunk-load-error.ts';

/** The path that this document was loaded at. */
const firstPath = typeof location === 'undefined' ? undefined : location.pathname;

/**
 * Has a page that could not be shown come by itself once it can. A new document may have what this one cannot get: code under
 * the names of a newer build, or a page that an earlier build rendered. Else the page is asked for again when the network is
 * back, and after each longest pause. Returns whether a new document may be on its way, before which there is no error to show.
 */
export function useRetries(error: unknown): boolean {
  const reloadRoute = useReloadRoute();
  const { pathname } = useLocation();
  const isGoing = useNavigation().state !== 'idle';
  const gate = useGate();
  const [wasLocked] = useState(gate.wasLocked);
  const [isAsking, setAsking] = useState(true);

  useEffect(() => {
    // Whoever is on the way to another page is left alone.
    if (isGoing) return;
    let isShown = true;
    const loadDocument = async () => {
      const load = pathname === firstPath ? loadWholeOnce : reloadDocument;
      // What a document lacks at its own path, the next one mostly lacks too. Behind the gate it had nothing of the page.
      if (pathname === firstPath && !wasLocked) return isChunkLoadError(error) && load(() => isShown);
      // A document that does not remember the unlock would ask for the password again.
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
 * Asks for the page at this address again, in the place of the error that it failed with. By a navigation, with which React
 * Router always forgets the error: after a revalidation it does so only if React has rendered the loading state before the
 * loaders were done.
 */
export function useReloadRoute(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(async () => {
    const inPlace = { replace: true, preventScrollReset: true };
    await navigate(pathname + search, inPlace);
    // By itself: a navigation from one hash to another loads nothing. The visitor may have gone elsewhere meanwhile.
    if (hash && window.location.pathname === pathname) await navigate(hash, inPlace);
  }, [navigate, pathname, search, hash]);
}
