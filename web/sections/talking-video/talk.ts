import type { AGENT_QUERY_RESULT } from '../../content/sanity.types.ts';
import type { TalkingVideo } from '../../content/talking-video.ts';

/** One video of a sequence and whose it is. */
export interface Talk extends TalkingVideo {
  /** The id of the agent's document. */
  id: string;
  name: string;
  /** What shows until the video has a picture. */
  poster: string | undefined;
}

/** The sentences beside the videos; `{agent}` stands for the agent's name. */
export type IntroductionWords = NonNullable<NonNullable<AGENT_QUERY_RESULT>['introductions']>;

/** A sentence with the agent's name in the place of `{agent}`; the name alone where nothing was written. */
export function named(sentence: string | null | undefined, name: string): string {
  return sentence ? sentence.replaceAll('{agent}', () => name) : name;
}
