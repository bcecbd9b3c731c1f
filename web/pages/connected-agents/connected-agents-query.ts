import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { fetchContent } from '../../data/client.ts';
import { connectedAgentsFragment } from '../../data/page-fragments.ts';
import { reachableFragment } from '../../data/reachable-fragment.ts';

export const CONNECTED_AGENTS_QUERY =
  defineQuery(`*[_type == "connectedAgentsPage" && _id == "connectedAgentsPage"][0]{
  ${connectedAgentsFragment},
  ${reachableFragment},
  callToAction{heading, text, button{label, href}},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of the connected-agents page and the agents of its ring, in card order. */
export function connectedAgentsQuery() {
  return queryOptions({
    queryKey: ['connected-agents'],
    queryFn: () => fetchContent(CONNECTED_AGENTS_QUERY),
  });
}
