import { createContext } from 'react';

/**
 * What the visitor last chose for a video. It holds for the videos of the next pages too, until the document is left: after a Stop
 * or Pause nothing starts by itself, and a muted voice stays muted. Mutable, since nothing is rendered from it.
 */
export interface VisitorChoice {
  isStopped: boolean;
  isMuted: boolean;
}

export const createVisitorChoice = (): VisitorChoice => ({ isStopped: false, isMuted: false });

/** Without a provider, each sequence starts without a choice. */
export const VisitorChoiceContext = createContext<VisitorChoice | undefined>(undefined);
