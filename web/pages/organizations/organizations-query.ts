import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { ORGANIZATIONS_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';

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

/** The query of the organizations page, and its kinds of organization in order. */
export function organizationsQuery() {
  return queryOptions({
    queryKey: ['organizations'],
    queryFn: () => fetchContent(ORGANIZATIONS_QUERY),
  });
}

/** The query result for an existing organizations page. */
export type OrganizationsContent = NonNullable<ORGANIZATIONS_QUERY_RESULT>;

/** A kind of organization with its number, which is its position in the editors' order. */
export interface OrganizationEntry {
  /** Id of its element, for the links of the index. */
  id: string;
  number: number;
  name: string;
  description: string;
  /** The agents that matter most to it. */
  agents: OrganizationsContent['organizationTypes'][number]['agents'];
}

/** Returns the entries of the list, numbered from 1. */
export function listEntries(types: OrganizationsContent['organizationTypes']): OrganizationEntry[] {
  return types.map(({ _id, name, description, agents }, position) => ({
    id: _id,
    number: position + 1,
    name: name ?? '',
    description: description ?? '',
    // Whoever writes without the Studio may name an agent twice.
    agents: [...new Map(agents.map((agent) => [agent._id, agent])).values()],
  }));
}
