import type { CPA_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the CPA page's query yields for a page that exists. */
export type CpaContent = NonNullable<CPA_QUERY_RESULT>;
