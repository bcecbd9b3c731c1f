import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { fetchContent } from '../../content/client.ts';

export const NOT_FOUND_QUERY = defineQuery(`*[_type == "notFoundPage" && _id == "notFoundPage"][0]{
  heading,
  text,
  linkLabel,
  seo{title, description, image{asset, crop, hotspot}}
}`);

/** The words of the not-found page. */
export function notFoundQuery() {
  return queryOptions({ queryKey: ['not-found'], queryFn: () => fetchContent(NOT_FOUND_QUERY) });
}
