import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { fetchContent } from '../../content/client.ts';

export const SIMPLE_PAGE_QUERY = defineQuery(`*[_id == $documentId][0]{
  "heading": coalesce(heading, title, agent.name),
  "intro": coalesce(intro, agent.description),
  effectiveDate,
  body,
  seo{title, description, image{asset, crop, hotspot}}
}`);

/** What every page document says about itself, by the document's id. */
export function simplePageQuery(documentId: string) {
  return queryOptions({
    queryKey: ['simple-page', documentId],
    queryFn: () => fetchContent(SIMPLE_PAGE_QUERY, { documentId }),
  });
}
