import type { LIKE_OS_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the query of 'Parallels to OS' yields for a page that exists. */
export type LikeOsContent = NonNullable<LIKE_OS_QUERY_RESULT>;
