import {
  introductionSaidFragment,
  introductionWordsFragment,
  talkingVideoFragment,
} from './introduction-fragments.ts';
import { portraitFragment } from './portrait.ts';

/** What the section `talkingAgentSection` shows, with the words around videos, as a part of a projection on a list of sections. */
export const talkingAgentSectionFragment = `_type == "talkingAgentSection" => {
      heading,
      text,
      "agent": agent->{
        _id,
        name,
        "slug": slug.current,
        title,
        ${portraitFragment},
        ${talkingVideoFragment},
        ${introductionSaidFragment}
      },
      "words": *[_type == "homePage" && _id == "homePage"][0].introductions{${introductionWordsFragment}}
    }`;
