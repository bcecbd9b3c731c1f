import { type QueryState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { LaterParts } from '../ui/later-parts.tsx';
import { Frameless } from './application-error.tsx';
import { FaultBoundary } from './fault-boundary.tsx';
import { Layout } from './layout.tsx';
import { PageError } from './page-error.tsx';
import { VisitContext } from './visit-context.ts';
import type { FailedVisit, Visit } from './visits.ts';

interface VisitedPageProps {
  visit: Visit | FailedVisit;
  /** Whether all of it is shown at once: on the server, and where it is taken over as it stands there. */
  isWhole: boolean;
  isLeaving?: boolean;
  onRetry?: () => void;
}

const doNothing = () => {};

/**
 * A page inside the frame of the site, the same on the server and in the browser. The outer boundary holds what
 * remains when the frame itself fails, the inner one keeps the frame around a page that does.
 */
export function VisitedPage({ visit, isWhole, isLeaving = false, onRetry = doNothing }: VisitedPageProps) {
  const state = useMemo(
    () => ({ visit: 'error' in visit ? undefined : visit, isLeaving, retry: onRetry }),
    [visit, isLeaving, onRetry],
  );
  return (
    <VisitContext value={state}>
      <FaultBoundary resetKey={visit} fallback={(error) => <Frameless error={error} />}>
        {'error' in visit && visit.isFrameless ? (
          <Frameless error={visit.error} />
        ) : (
          <Framed visit={visit} isWhole={isWhole} />
        )}
      </FaultBoundary>
    </VisitContext>
  );
}

function Framed({ visit, isWhole }: Pick<VisitedPageProps, 'visit' | 'isWhole'>) {
  const recover = useLastGood(visit);
  return (
    <Layout>
      <FaultBoundary resetKey={visit} fallback={(error) => <PageError error={error} />} recover={recover}>
        {'error' in visit ? (
          <PageError error={visit.error} />
        ) : (
          // A page of its own at each path, though one component may show several.
          <LaterParts key={visit.location.pathname} mayWait={!isWhole && visit.location.hash === ''}>
            {visit.page.element(visit.params)}
          </LaterParts>
        )}
      </FaultBoundary>
    </Layout>
  );
}

/**
 * Remembers the content that a page began with. The function it returns puts it back in the place of content that
 * came later and that the page cannot show: like any content that could not be had, it is asked for again, and the
 * visitor reads meanwhile what was there before.
 */
function useLastGood(visit: Visit | FailedVisit): (error: unknown) => boolean {
  const cache = useQueryClient().getQueryCache();
  const good = useRef<QueryState>(undefined);
  const query = 'error' in visit ? undefined : cache.find(visit.page.query(visit.params));

  useEffect(() => {
    good.current = query?.state;
  }, [query]);
  return (error) => {
    if (!query || !good.current || good.current.data === query.state.data) return false;
    const reason = error instanceof Error ? error : new Error(String(error));
    query.setState({ ...good.current, status: 'error', error: reason, fetchStatus: 'idle' });
    return true;
  };
}
