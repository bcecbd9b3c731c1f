import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { SAMPLE_AGENT_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';
import { reachableFragment } from '../../data/reachable-fragment.ts';

export const SAMPLE_AGENT_QUERY = defineQuery(`*[_type == "sampleAgentPage" && _id == "sampleAgentPage"][0]{
  "name": agent.name,
  "title": agent.title,
  "domain": agent.domain,
  "description": agent.description,
  "image": agent.image{asset, crop, hotspot, "alt": select(decorative == true => "", alt)},
  "blur": select(agent.image.asset->metadata.isOpaque == true => agent.image.asset->metadata.lqip),
  "icon": *[_type == "agent" && domain == ^.agent.domain][0].icon,
  frameworkHeading,
  frameworkLabels{problem, solution, aiPillars, dataSources, engineering, deliverables, high, medium, lower, marks},
  "frameworkCards": coalesce(frameworkCards[]{
    _key,
    title,
    problem,
    solution,
    "aiPillars": coalesce(aiPillars[]->name, []),
    "dataSources": coalesce(dataSources, []),
    "engineering": coalesce(engineering, []),
    "deliverables": coalesce(deliverables, [])
  }, []),
  callToAction{heading, text, button{label, href}},
  ${reachableFragment},
  backLink{label, href},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of the sample agent's page; its drawing is that of the agent in the same domain. */
export function sampleAgentQuery() {
  return queryOptions({ queryKey: ['sample-agent'], queryFn: () => fetchContent(SAMPLE_AGENT_QUERY) });
}

/** The query result for an existing sample page. */
export type SampleAgentContent = NonNullable<SAMPLE_AGENT_QUERY_RESULT>;

export type FrameworkCardContent = SampleAgentContent['frameworkCards'][number];
