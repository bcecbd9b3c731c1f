import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { LIKE_OS_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';

export const LIKE_OS_QUERY = defineQuery(`*[_type == "likeOsPage" && _id == "likeOsPage"][0]{
  heading,
  intro,
  image{asset, crop, hotspot, "alt": select(decorative == true => "", alt)},
  operatingSystemLabel,
  platformLabel,
  "comparisons": coalesce(comparisons[]{_key, area, operatingSystem, platform}, []),
  callToAction{heading, text, button{label, href}},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of the page 'Parallels to OS'. */
export function likeOsQuery() {
  return queryOptions({ queryKey: ['like-os'], queryFn: () => fetchContent(LIKE_OS_QUERY) });
}

/** The query result for an existing page 'Parallels to OS'. */
export type LikeOsContent = NonNullable<LIKE_OS_QUERY_RESULT>;
