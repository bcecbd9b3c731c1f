import type { HOME_QUERY_RESULT } from '../../content/sanity.types.ts';

/** The sentences of the control bar; `{agent}` stands for the agent's name. */
export type IntroductionWords = NonNullable<NonNullable<HOME_QUERY_RESULT>['introductions']>;
