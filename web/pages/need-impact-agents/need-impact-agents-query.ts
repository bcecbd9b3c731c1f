import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { NEED_IMPACT_AGENTS_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';
import { connectedAgentsFragment } from '../../data/page-fragments.ts';
import { portraitFragment } from '../../data/portrait.ts';
import { reachableFragment } from '../../data/reachable-fragment.ts';

export const NEED_IMPACT_AGENTS_QUERY = defineQuery(`*[
  _type == "needImpactAgentsPage" && _id == "needImpactAgentsPage"
][0]{
  heading,
  intro,
  tableHeadings{issue, solution, agents},
  "challenges": *[_type == "challengeRow"] | order(orderRank asc){
    _id,
    group,
    issue,
    solution,
    "agents": coalesce(agents[]._ref, [])
  },
  "agents": *[_type == "agent"] | order(orderRank asc){
    _id,
    name,
    "slug": slug.current,
    title,
    ${portraitFragment}
  },
  ${reachableFragment},
  groupLinkLabel,
  connectedLinkLabel,
  banner,
  "connectedAgents": *[_type == "connectedAgentsPage" && _id == "connectedAgentsPage"][0]{
    ${connectedAgentsFragment}
  },
  callToAction{heading, text, button{label, href}},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of the page, the challenges in order, and the agents in card order; a challenge refers to its agents by id. */
export function needImpactAgentsQuery() {
  return queryOptions({
    queryKey: ['need-impact-agents'],
    queryFn: () => fetchContent(NEED_IMPACT_AGENTS_QUERY),
  });
}

/** The query result for an existing page. */
export type NeedImpactAgentsContent = NonNullable<NEED_IMPACT_AGENTS_QUERY_RESULT>;

export type Agent = NeedImpactAgentsContent['agents'][number];
type ChallengeRow = NeedImpactAgentsContent['challenges'][number];

/** A row of the table with the ids of its agents. */
export type Challenge = Omit<ChallengeRow, 'agents'> & { agents: readonly string[] };
