import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { fetchContent } from '../../content/client.ts';
import type { ORGANIZATIONS_QUERY_RESULT } from '../../content/sanity.types.ts';

export const ORGANIZATIONS_QUERY =
  defineQuery(`*[_type == "organizationsPage" && _id == "organizationsPage"][0]{
  heading,
  intro,
  indexHeading,
  listHeading,
  backLabel,
  "organizationTypes": *[_type == "organizationType" && defined(name)] | order(orderRank asc){
    _id,
    name,
    description
  },
  statisticsHeading,
  statisticsIntro,
  "sectorStatistics": coalesce(
    *[_type == "platform" && _id == "platform"][0].sectorStatistics[]{_key, value, percent, change, label, year, source, sourceUrl},
    []
  ),
  "sectorLabels": *[_type == "platform" && _id == "platform"][0].sectorLabels{table, number, statement, year, source},
  callToAction{heading, text, button{label, href}},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The organizations page, its kinds of organization in their order, and the numbers of the sector. */
export function organizationsQuery() {
  return queryOptions({
    queryKey: ['organizations'],
    queryFn: () => fetchContent(ORGANIZATIONS_QUERY),
  });
}

/** What the organizations page's query yields for a page that exists. */
export type OrganizationsContent = NonNullable<ORGANIZATIONS_QUERY_RESULT>;

/** A kind of organization with its number, which is its place in the editors' order. */
export interface OrganizationEntry {
  /** Of its element, so that the index can lead to it. */
  id: string;
  number: number;
  name: string;
  description: string;
}

/** The entries of the list, numbered from 1. */
export function entriesOf(types: OrganizationsContent['organizationTypes']): OrganizationEntry[] {
  return types.map(({ _id, name, description }, position) => ({
    id: _id,
    number: position + 1,
    name: name ?? '',
    description: description ?? '',
  }));
}
