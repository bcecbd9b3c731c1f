import { portraitFragment } from '../../../data/portrait.ts';

/** What a landing page asks of a section of the type `agentsSection`, with the texts that its view takes from other documents. */
export const agentsSectionFragment = `heading,
  intro,
  "agents": coalesce(agents[@->slug.current != null]->{
    _id, name, "slug": slug.current, title, cardText, ${portraitFragment}
  }, []),
  "words": *[_type == "homePage" && _id == "homePage"][0]{agentsButtonLabel, agentsLinkText}`;
