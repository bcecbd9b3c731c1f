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
  agentsLabel,
  "organizationTypes": *[_type == "organizationType" && defined(name)] | order(orderRank asc){
    _id,
    name,
    description,
    "agents": coalesce(agents[@->slug.current != null]->{_id, name, "slug": slug.current, title}, [])
  },
  statisticsHeading,
  statisticsIntro,
  "chartHeading": *[_type == "platform" && _id == "platform" && count(sectorStatistics) > 0][0].sectorStatisticsHeading,
  callToAction{heading, text, button{label, href}},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The organizations page, and its kinds of organization in their order. */
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
  /** Those that matter most to it. */
  agents: OrganizationsContent['organizationTypes'][number]['agents'];
}

/** The entries of the list, numbered from 1. */
export function entriesOf(types: OrganizationsContent['organizationTypes']): OrganizationEntry[] {
  return types.map(({ _id, name, description, agents }, position) => ({
    id: _id,
    number: position + 1,
    name: name ?? '',
    description: description ?? '',
    agents,
  }));
}
