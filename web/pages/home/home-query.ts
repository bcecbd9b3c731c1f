import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { HOME_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';
import {
  introductionSaidFragment,
  introductionWordsFragment,
  talkingVideoFragment,
} from '../../data/introduction-fragments.ts';
import { portraitFragment } from '../../data/portrait.ts';

/** Projection of an agent's piece of work for the agent's card. */
const workExcerptFragment = 'workSample{title, decision}';

export const HOME_QUERY = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  heroHeadline,
  heroText,
  heroButton{label, href},
  heroLink{label, href},
  heroDoor{label, href},
  logoAlt,
  "heroImages": coalesce(
    heroImages[]{_key, category, label, image{asset, crop, hotspot, "alt": select(decorative == true => "", alt)}},
    []
  ),
  nexus{
    heading,
    intro,
    "capabilities": coalesce(capabilities[]{_key, title, description, icon}, [])
  },
  grant{
    heading,
    intro,
    approvalLabel,
    start{date, title, text},
    "steps": coalesce(steps[]{
      _key,
      date,
      task,
      approval,
      "figures": coalesce(figures[]{_key, value, label, source, isFlagged}, []),
      agent->{name, "slug": slug.current, title, ${portraitFragment}}
    }, []),
    end{date, title, text}
  },
  "workLabels": *[_type == "siteSettings" && _id == "siteSettings"][0].agentLabels{example, flagged},
  agentsHeading,
  agentsIntro,
  agentsButtonLabel,
  agentsLinkText,
  introductions{${introductionWordsFragment}, transcripts},
  "agents": *[_type == "agent" && defined(slug.current)] | order(orderRank asc){
    _id,
    name,
    "slug": slug.current,
    title,
    cardText,
    icon,
    ${portraitFragment},
    ${talkingVideoFragment},
    ${introductionSaidFragment},
    ${workExcerptFragment}
  },
  notSection{heading, intro, "items": coalesce(items[]{_key, title, text}, [])},
  statisticsHeading,
  "statistics": coalesce(statistics[]{_key, value, label}, []),
  disclaimer{heading, text},
  callToAction{heading, text, button{label, href}},
  "productName": *[_type == "siteSettings" && _id == "siteSettings"][0].productName,
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of the home page and the agents in card order. */
export function homeQuery() {
  return queryOptions({ queryKey: ['home'], queryFn: () => fetchContent(HOME_QUERY) });
}

/** The query result for an existing home page. */
export type HomeContent = NonNullable<HOME_QUERY_RESULT>;
