import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { GLOBAL_IMPACT_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';

export const GLOBAL_IMPACT_QUERY =
  defineQuery(`*[_type == "globalImpactPage" && _id == "globalImpactPage"][0]{
  heading,
  intro,
  claimsHeading,
  "claims": coalesce(claims[]{_key, value, label}, []),
  regionsHeading,
  mapImage{asset, crop, hotspot, "alt": select(decorative == true => "", alt)},
  "regions": *[_type == "region"] | order(orderRank asc){
    _id,
    name,
    description,
    mapNote,
    "claims": coalesce(claims, [])
  },
  callToAction{heading, text, button{label, href}},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of the global-impact page and its regions, in the editors' order. */
export function globalImpactQuery() {
  return queryOptions({ queryKey: ['global-impact'], queryFn: () => fetchContent(GLOBAL_IMPACT_QUERY) });
}

/** The query result for an existing global-impact page. */
export type GlobalImpactContent = NonNullable<GLOBAL_IMPACT_QUERY_RESULT>;

export type Region = GlobalImpactContent['regions'][number];
