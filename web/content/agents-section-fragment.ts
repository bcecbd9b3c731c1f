import { portraitFragment } from './portrait.ts';

/** What the section `agentsSection` shows, with the words of the home page's cards, as a part of a projection on a list of sections. */
export const agentsSectionFragment = `_type == "agentsSection" => {
      heading,
      intro,
      "agents": coalesce(agents[@->slug.current != null]->{
        _id, name, "slug": slug.current, title, cardText, ${portraitFragment}
      }, []),
      "words": *[_type == "homePage" && _id == "homePage"][0]{agentsButtonLabel, agentsLinkText}
    }`;
