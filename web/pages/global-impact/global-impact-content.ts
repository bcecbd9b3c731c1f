import type { GLOBAL_IMPACT_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the global-impact page's query yields for a page that exists. */
export type GlobalImpactContent = NonNullable<GLOBAL_IMPACT_QUERY_RESULT>;

export type Region = GlobalImpactContent['regions'][number];
