import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  parsePath,
  Router,
} from 'react-router-dom';
import { longestPause } from '../content/query-client.ts';
import { isRememberedHereAlone } from '../gate/flag.ts';
import { Loading } from '../gate/loading.tsx';
import { loadWhole, loadWholeOnce } from '../ui/load-whole.ts';
import { isMissingCode } from './missing-code.ts';
import { usePrefetch } from './use-prefetch.ts';
import { changeView } from './view-transition.ts';
import { VisitedPage } from './visited-page.tsx';
import { isRedirect, type Outcome, type Shown, type Visits } from './visits.ts';

interface SiteRouterProps {
  visits: Visits;
  /** Whether the first page stands there already, rendered ahead. */
  isRendered?: boolean;
}

/**
 * The router of a browser. A page is shown once all of it is there; until then the page before it stays. A page
 * that could not be had comes by itself once it can. What React
 * Router's data router does for that weighs more than most pages (decision 2026-11-20-the-plain-router.md).
 */
export function SiteRouter({ visits, isRendered = false }: SiteRouterProps) {
  const [history] = useState(openHistory);
  const [shown, setShown] = useState(() => shownAtOnce(visits.ready(history.location)));
  const [isLeaving, setLeaving] = useState(false);
  const [first] = useState(shown);
  const [firstPath] = useState(history.location.pathname);
  const shownPath = useRef(shown?.location.pathname);
  const wanted = useRef<Location>(history.location);

  const show = useCallback(
    (outcome: Outcome) => {
      if (isRedirect(outcome)) {
        // What the visitor's link said besides is kept, as the server keeps it.
        const { search, hash } = history.location;
        return history.replace({ hash, ...parsePath(outcome.redirect), search });
      }
      const { pathname } = outcome.location;
      const isNewPage = shownPath.current !== undefined && shownPath.current !== pathname;
      shownPath.current = pathname;
      changeView(isNewPage, () => {
        leaveFocus();
        setShown(outcome);
        setLeaving(false);
      });
    },
    [history],
  );
  const go = useCallback(
    (location: Location) => {
      wanted.current = location;
      const ready = visits.ready(location);
      if (ready) return show(ready);
      setLeaving(true);
      void visits.prepare(location).then(async (outcome) => {
        // The visitor may have gone elsewhere meanwhile.
        const isWanted = () => wanted.current === location;
        if (isWanted() && isForDocument(outcome, shownPath.current) && (await loadWhole(isWanted))) return;
        if (isWanted()) show(outcome);
      });
    },
    [visits, show],
  );
  const retry = useCallback(() => {
    // The button that was pressed cannot have it while the page is on its way.
    leaveFocus();
    go(history.location);
  }, [history, go]);

  // Before anybody can click: a link that nobody hears changes the address and nothing else.
  useLayoutEffect(() => {
    // Heard from the start: the first location may be a redirect.
    const stop = history.listen(({ location }) => go(location));
    if (shownPath.current === undefined) retry();
    return stop;
  }, [history, go, retry]);
  useEffect(() => {
    if (!shown || !('error' in shown)) return;
    const { location } = shown;
    const isWanted = () => wanted.current === location;
    // What this document came for and lacks, the next one may lack too.
    const loadDocument = location.pathname === firstPath ? loadWholeOnce : loadWhole;
    const tryQuietly = async () => {
      const outcome = await visits.prepare(location);
      if (!isWanted()) return;
      if (!('error' in outcome)) show(outcome);
      else if (isForDocument(outcome, location.pathname)) void loadDocument(isWanted);
    };
    const timer = setInterval(tryQuietly, longestPause);
    window.addEventListener('online', tryQuietly);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryQuietly);
    };
  }, [shown, visits, show, firstPath]);
  usePrefetch(visits);

  if (!shown) return <Loading />;
  return (
    <Router location={shown.location} navigator={history}>
      <VisitedPage
        visit={shown}
        isWhole={isRendered && shown === first}
        isLeaving={isLeaving}
        onRetry={retry}
      />
    </Router>
  );
}

/** A link that is followed again while its page is on the way makes no second entry, from which Back would lead nowhere. */
function openHistory() {
  const history = createBrowserHistory({ window, v5Compat: true });
  const { push, replace, createHref } = history;
  history.push = (to, state) => (createHref(to) === createHref(history.location) ? replace : push)(to, state);
  return history;
}

/**
 * Whether another document may show what could not be had here: what an earlier build rendered, or a page whose files a
 * newer site has under other names, or the browser does not ask for again: many a browser asks only once, for as long as the
 * document lives. A document that was just loaded has those that there are.
 */
function isForDocument(outcome: Outcome, shownPath: string | undefined): boolean {
  if (!('error' in outcome)) return false;
  // Where storage is refused, that document would ask for the password again.
  const isOlder = outcome.isOlder && !isRememberedHereAlone();
  return isOlder || (shownPath !== undefined && isMissingCode(outcome.error));
}

/**
 * What has the focus goes away with its page, and the visitor's place with it, or is the part that Back leaves. Were it
 * still there, the browser would also work out the styles of the whole page that goes, to tell it so: a third of the time
 * that the next one needs. A part that is asked for takes the focus afterwards.
 */
function leaveFocus() {
  document.activeElement?.closest('main')?.focus({ preventScroll: true });
}

function shownAtOnce(outcome: Outcome | undefined): Shown | undefined {
  return outcome && !isRedirect(outcome) ? outcome : undefined;
}
