import type { AGENT_QUERY_RESULT } from '../../../content/sanity.types.ts';

/** A piece of work, as `workSampleFragment` reads it. */
export type WorkContent = NonNullable<NonNullable<AGENT_QUERY_RESULT>['workSample']>;

/** The marks that all pieces of work share, from Site settings. */
export type WorkLabels = {
  example?: string | null;
  flagged?: string | null;
  done?: string | null;
};
