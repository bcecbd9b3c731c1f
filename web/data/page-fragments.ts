import { portraitFragment } from './portrait.ts';

/**
 * Projection of the connected-agents page. The need-impact-agents page repeats its text, so both queries include
 * it.
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

/** Projection of the team, which the pages at /cpa and /about both show. */
export const peopleFragment = `"people": *[_type == "platform" && _id == "platform"][0]{
    "heading": personsHeading,
    "persons": coalesce(persons[]{
      _key, name, credential, portrait{asset, crop, hotspot, "alt": select(decorative == true => "", alt)}, sentence
    }, [])
  }`;
