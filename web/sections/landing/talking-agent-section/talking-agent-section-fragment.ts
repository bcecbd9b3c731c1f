import {
  introductionSaidFragment,
  introductionWordsFragment,
  talkingVideoFragment,
} from '../../../data/introduction-fragments.ts';
import { portraitFragment } from '../../../data/portrait.ts';

/** What a landing page asks of a section of the type `talkingAgentSection`, with the texts that its view takes from other documents. */
export const talkingAgentSectionFragment = `heading,
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
  "words": *[_type == "homePage" && _id == "homePage"][0].introductions{${introductionWordsFragment}}`;
