import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { CPA_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';
import { peopleFragment } from '../../data/page-fragments.ts';

export const CPA_QUERY = defineQuery(`*[_type == "cpaPage" && _id == "cpaPage"][0]{
  heading,
  intro,
  statement,
  traitsHeading,
  "traits": coalesce(traits[]{_key, title, text}, []),
  traitsTotal,
  ${peopleFragment},
  callToAction{heading, text, button{label, href}},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of the page about the product's team, with the traits in order. */
export function cpaQuery() {
  return queryOptions({ queryKey: ['cpa'], queryFn: () => fetchContent(CPA_QUERY) });
}

/** The query result for an existing CPA page. */
export type CpaContent = NonNullable<CPA_QUERY_RESULT>;
