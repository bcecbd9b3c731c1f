import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { resolveHref } from '../../../content/hrefs.ts';
import type { AGENT_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { makeAnchorIds } from '../../data/anchor-ids.ts';
import { fetchContent } from '../../data/client.ts';
import { introductionWordsFragment, talkingVideoFragment } from '../../data/introduction-fragments.ts';
import { portraitFragment } from '../../data/portrait.ts';
import { reachableFragment } from '../../data/reachable-fragment.ts';

/** Projection of an agent's piece of work. */
const workSampleFragment = `workSample{
    title,
    occasion,
    decision,
    approveLabel,
    approveEffect,
    "parts": coalesce(parts[]{
      _key,
      _type,
      _type == "workFigures" => {
        "figures": coalesce(figures[]{_key, value, label, source, isFlagged}, [])
      },
      _type == "workTable" => {
        caption,
        "columns": coalesce(columns, []),
        "rows": coalesce(rows[]{_key, "cells": coalesce(cells, []), source, isFlagged, isTotal}, [])
      },
      _type == "workChecklist" => {
        caption,
        "tasks": coalesce(tasks[]{_key, text, owner, due, isDone, source}, [])
      },
      _type == "workLetter" => {recipient, date, text, signature, source}
    }, [])
  }`;

// Returns both forms of the Impact Framework, since visitors switch between them.
export const AGENT_QUERY = defineQuery(`*[
  _type == "agent" && (lower(slug.current) == lower($slug) || count(formerSlugs[lower(@) == lower($slug)]) > 0)
] | order(select(lower(slug.current) == lower($slug) => 0, 1))[0]{
  _id,
  name,
  "slug": slug.current,
  title,
  description,
  domain,
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
  ${workSampleFragment},
  impactView,
  "problemCards": coalesce(problemCards[]{
    _key,
    title,
    solution,
    "aiPillars": coalesce(aiPillars[]->name, []),
    "deliverables": coalesce(deliverables, [])
  }, []),
  "priorities": {
    "critical": coalesce(priorityData.critical[]{_key, problem, impact}, []),
    "operational": coalesce(priorityData.operational[]{_key, problem, impact}, []),
    "enhancement": coalesce(priorityData.enhancement[]{_key, problem, impact}, [])
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
  ${reachableFragment},
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
      problemsForm,
      prioritiesForm,
      aiPillars,
      critical,
      operational,
      enhancement,
      number,
      impact,
      targets,
      colleagues,
      next,
      back,
      example,
      flagged,
      done
    }
  }
}`);

/** The query of an agent by its slug or a former one, ignoring case; null if there is none. */
export function agentQuery(slug: string) {
  return queryOptions({
    queryKey: ['agent', slug.toLowerCase()],
    queryFn: () => fetchContent(AGENT_QUERY, { slug }),
  });
}

/** The query result for an existing agent. */
export type AgentContent = NonNullable<AGENT_QUERY_RESULT>;

type Settings = NonNullable<AgentContent['settings']>;

/** The labels that all agents' pages share, without empty ones. */
export type AgentLabels = Partial<NonNullable<Settings['agentLabels']>>;

/** Returns the labels from Site settings, or none. */
export function getAgentLabels({ settings }: AgentContent): AgentLabels {
  return settings?.agentLabels ?? {};
}

/**
 * Returns the link to each pillar's text on the Poly-AI page by name. That page makes its ids from all names in the same order.
 */
export function getPillarHrefs({ pillarNames }: AgentContent): ReadonlyMap<string, string> {
  const page = resolveHref('polyAiPage');
  const anchors = makeAnchorIds('pillar', pillarNames);
  return new Map(pillarNames.map((name, index) => [name ?? '', `${page}#${anchors[index]}`]));
}
