import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { POLY_AI_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';

export const POLY_AI_QUERY = defineQuery(`*[_type == "polyAiPage" && _id == "polyAiPage"][0]{
  heading,
  intro,
  buildingHint,
  foundationsHeading,
  "foundations": coalesce(foundations[]{_key, title, text}, []),
  pillarsHeading,
  "pillars": *[_type == "aiPillar"] | order(orderRank asc){
    _id,
    name,
    role,
    purpose,
    keyInsight,
    impact,
    "coreFunctions": coalesce(coreFunctions, [])
  },
  "labels": {
    "purpose": purposeLabel,
    "keyInsight": keyInsightLabel,
    "impact": impactLabel,
    "coreFunctions": coreFunctionsLabel,
    "foundation": foundationLabel,
    "capstone": capstoneLabel,
    "back": backLabel
  },
  capstonesHeading,
  "capstones": coalesce(capstones[]{_key, title, text}, []),
  whyHeading,
  "whyCards": coalesce(whyCards[]{_key, title, text}, []),
  stagesHeading,
  "stages": coalesce(stages[]{_key, title, text}, []),
  "stats": coalesce(stats[]{_key, value, label}, []),
  callToAction{heading, text, button{label, href}},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of the Poly-AI page and the ten pillars in order. */
export function polyAiQuery() {
  return queryOptions({ queryKey: ['poly-ai'], queryFn: () => fetchContent(POLY_AI_QUERY) });
}

/** The query result for an existing Poly-AI page. */
export type PolyAiContent = NonNullable<POLY_AI_QUERY_RESULT>;
