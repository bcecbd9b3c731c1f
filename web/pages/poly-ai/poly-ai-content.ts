import type { POLY_AI_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the Poly-AI page's query yields for a page that exists. */
export type PolyAiContent = NonNullable<POLY_AI_QUERY_RESULT>;
