import { createContext, useContext } from 'react';
import type { Visit } from './visits.ts';

interface VisitState {
  /** What is shown; undefined where the page failed. */
  visit: Visit | undefined;
  /** Whether another page is on its way. */
  isLeaving: boolean;
  /** Loads the page again that should be here. */
  retry: () => void;
}

const noVisit: VisitState = { visit: undefined, isLeaving: false, retry: () => {} };

export const VisitContext = createContext<VisitState>(noVisit);

/** What is shown, and whether another page is on its way. */
export function useVisit(): VisitState {
  return useContext(VisitContext);
}
