import { portraitFragment } from './portrait.ts';

/**
 * What the connected-agents page says, as the inside of a GROQ projection on its document. The need-impact-agents
 * page repeats these texts (spec section 2), so both queries are made of this one.
 */
export const connectedAgentsFragment = `heading,
  intro,
  integratedSolutions{heading, text},
  amplifyingInnovation{heading, text},
  tagline,
  "agents": *[_type == "agent" && defined(slug.current)] | order(orderRank asc){
    _id,
    name,
    "slug": slug.current,
    title,
    ${portraitFragment}
  }`;
