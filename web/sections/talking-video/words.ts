import type { AGENT_QUERY_RESULT } from '../../content/sanity.types.ts';

/** The sentences beside the videos; `{agent}` stands for the agent's name. */
export type IntroductionWords = NonNullable<NonNullable<AGENT_QUERY_RESULT>['introductions']>;

/** A sentence with the agent's name in the place of `{agent}`; the name alone where nothing was written. */
export function named(sentence: string | null | undefined, name: string): string {
  return sentence ? sentence.replaceAll('{agent}', () => name) : name;
}
