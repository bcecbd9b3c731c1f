import type { HOME_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the home page's query yields for a page that exists. */
export type HomeContent = NonNullable<HOME_QUERY_RESULT>;
