import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { LEGAL_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';

export const LEGAL_QUERY = defineQuery(`*[_type == "legalPage" && _id == $documentId][0]{
  title,
  effectiveDate,
  "changes": coalesce(changes[]{_key, date, text}, []),
  comparison{subject, today, planned, "rows": coalesce(rows[]{_key, subject, today, planned}, [])},
  body,
  report{heading, introduction, standard, date, check, pages, issues, issuesHeading, noIssues},
  "labels": *[_type == "siteSettings" && _id == "siteSettings"][0]{legalDateLabel, legalChangesHeading, legalContentsHeading},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of a legal page by its document id, with the labels that all legal pages share. */
export function legalQuery(documentId: string) {
  return queryOptions({
    queryKey: ['legal', documentId],
    queryFn: () => fetchContent(LEGAL_QUERY, { documentId }),
  });
}

/** The query result for an existing legal page. */
export type LegalContent = NonNullable<LEGAL_QUERY_RESULT>;
