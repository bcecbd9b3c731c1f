import type { CONTACT_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the contact page's query yields for a page that exists. */
export type ContactContent = NonNullable<CONTACT_QUERY_RESULT>;
