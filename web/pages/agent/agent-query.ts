import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { resolveHref } from '../../../schemas/hrefs.ts';
import { namedIds } from '../../content/anchor-ids.ts';
import { fetchContent } from '../../content/client.ts';
import { introductionWordsFragment, talkingVideoFragment } from '../../content/introduction-fragments.ts';
import { portraitFragment } from '../../content/portrait.ts';
import type { AGENT_QUERY_RESULT } from '../../content/sanity.types.ts';

// Cards and priorities come only where the Impact Framework shows them: the others would be carried for nothing.
export const AGENT_QUERY = defineQuery(`*[
  _type == "agent" && (lower(slug.current) == lower($slug) || count(formerSlugs[lower(@) == lower($slug)]) > 0)
] | order(select(lower(slug.current) == lower($slug) => 0, 1))[0]{
  _id,
  name,
  "slug": slug.current,
  title,
  description,
  domain,
  "isNamedByDomain": lower(domain) == lower(title),
  icon,
  ${portraitFragment},
  "blur": select(image.asset->metadata.isOpaque == true => image.asset->metadata.lqip),
  domainImage{asset, crop, hotspot, "alt": select(decorative == true => "", alt)},
  ${talkingVideoFragment},
  transcript,
  problem,
  solution,
  "deliverables": coalesce(deliverables, []),
  "expertise": coalesce(expertise, []),
  "targets": coalesce(targets[]{_key, value, label, basis}, []),
  impactView,
  "problemCards": select(coalesce(impactView, "cards") == "cards" => coalesce(problemCards[]{
    _key,
    title,
    solution,
    "aiPillars": coalesce(aiPillars[]->name, []),
    "deliverables": coalesce(deliverables, [])
  }, []), []),
  "priorities": {
    "critical": select(
      coalesce(impactView, "priorities") == "priorities" => coalesce(priorityData.critical[]{_key, problem, impact}, []),
      []
    ),
    "operational": select(
      coalesce(impactView, "priorities") == "priorities" => coalesce(priorityData.operational[]{_key, problem, impact}, []),
      []
    ),
    "enhancement": select(
      coalesce(impactView, "priorities") == "priorities" => coalesce(priorityData.enhancement[]{_key, problem, impact}, []),
      []
    )
  },
  "pillarNames": *[_type == "aiPillar"] | order(orderRank asc).name,
  "challenges": *[
    _type == "challengeRow" && ^._id in agents[]._ref && count(agents[@->slug.current != null]) > 1
  ] | order(orderRank asc){
    _id,
    issue,
    "agents": coalesce(agents[@->slug.current != null]->{
      _id,
      name,
      "slug": slug.current,
      title,
      ${portraitFragment}
    }, [])
  },
  "nextAgent": coalesce(
    *[_type == "agent" && defined(slug.current) && orderRank > ^.orderRank] | order(orderRank asc)[0]{
      _id, name, "slug": slug.current, title
    },
    *[_type == "agent" && defined(slug.current) && _id != ^._id] | order(orderRank asc)[0]{
      _id, name, "slug": slug.current, title
    }
  ),
  ctaHeadline,
  "sample": *[_type == "sampleAgentPage" && _id == "sampleAgentPage" && lower(agent.name) == lower(^.name)][0].invitation,
  seo{title, description, image{asset, crop, hotspot, alt}},
  "introductions": *[_type == "homePage" && _id == "homePage"][0].introductions{${introductionWordsFragment}},
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    agentCtaHeadline,
    agentCtaButton{label, href},
    agentContact{heading, text, button{label, href}},
    agentLabels{
      overview,
      problem,
      solution,
      deliverables,
      expertise,
      impactFramework,
      aiPillars,
      critical,
      operational,
      enhancement,
      number,
      impact,
      targets,
      colleagues,
      next,
      back
    }
  }
}`);

/** One agent by the last part of its address or of one that it had before, whatever its case; null when there is none. */
export function agentQuery(slug: string) {
  return queryOptions({
    queryKey: ['agent', slug.toLowerCase()],
    queryFn: () => fetchContent(AGENT_QUERY, { slug }),
  });
}

/** What the agent page's query yields for an agent that exists. */
export type AgentContent = NonNullable<AGENT_QUERY_RESULT>;

type Settings = NonNullable<AgentContent['settings']>;

/** The words that all agents' pages share; those that nobody wrote are missing. */
export type AgentLabels = Partial<NonNullable<Settings['agentLabels']>>;

/** The labels of the site's settings; none without settings. */
export function agentLabelsOf({ settings }: AgentContent): AgentLabels {
  return settings?.agentLabels ?? {};
}

/** Where the Poly-AI page tells of each pillar, by its name; that page makes its anchors of all names in order, too. */
export function pillarHrefsOf({ pillarNames }: AgentContent): ReadonlyMap<string, string> {
  const page = resolveHref('polyAiPage');
  const anchors = namedIds('pillar', pillarNames);
  return new Map(pillarNames.map((name, index) => [name ?? '', `${page}#${anchors[index]}`]));
}
