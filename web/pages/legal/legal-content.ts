import type { LEGAL_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What a legal page's query yields for a page that exists. */
export type LegalContent = NonNullable<LEGAL_QUERY_RESULT>;
