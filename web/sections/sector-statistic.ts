import type { ORGANIZATIONS_QUERY_RESULT } from '../content/sanity.types.ts';

/** One of `platform.sectorStatistics`, as GROQ returns it. */
export type SectorStatistic = NonNullable<ORGANIZATIONS_QUERY_RESULT>['sectorStatistics'][number];

/** The words beside the numbers; those that nobody wrote are missing. */
export type SectorLabels = Partial<NonNullable<NonNullable<ORGANIZATIONS_QUERY_RESULT>['sectorLabels']>>;
