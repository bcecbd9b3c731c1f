import type { TalkingVideo } from '../../content/talking-video.ts';

/** One video of a sequence and whose it is. */
export interface Talk extends TalkingVideo {
  /** The id of the agent's document. */
  id: string;
  name: string;
  /** What shows until the video has a picture. */
  poster: string | undefined;
}
