import type { AGENT_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { withFullStop } from '../../../content/site-facts.ts';
import type { TalkingVideo } from '../../data/talking-video.ts';

/** A video of a sequence, with its agent. */
export interface Talk extends TalkingVideo {
  /** The id of the agent's document. */
  id: string;
  name: string;
  /** The image that is shown until the video has a frame. */
  poster: string | undefined;
}

/** The labels beside the videos; `{agent}` is replaced by the agent's name. */
export type IntroductionWords = NonNullable<NonNullable<AGENT_QUERY_RESULT>['introductions']>;

/** Replaces `{agent}` in a label by the agent's name; returns the name alone for an empty label. */
export function insertName(sentence: string | null | undefined, name: string): string {
  return sentence
    ? sentence.replaceAll(/\{agent\}(\.?)/g, (_whole, stop: string) => withFullStop(name, stop))
    : name;
}
