import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { ABOUT_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';
import { peopleFragment } from '../../data/page-fragments.ts';
import { portraitFragment } from '../../data/portrait.ts';

export const ABOUT_QUERY = defineQuery(`*[_type in ["aboutPage", "aboutOldPage"] && _id == $documentId][0]{
  heading,
  intro,
  "sections": coalesce(sections[]{_key, section, heading, layout}, []),
  ${peopleFragment},
  callToAction{heading, text, button{label, href}},
  "platform": *[_type == "platform" && _id == "platform"][0]{
    orchestration{text, "points": coalesce(points[]{_key, title, text}, [])},
    keyFeatures{text, "points": coalesce(points[]{_key, title, text}, [])},
    genesis{text, "points": coalesce(points[]{_key, title, text}, [])},
    solution{text, "points": coalesce(points[]{_key, title, text}, [])},
    governanceModule{text, "points": coalesce(points[]{_key, title, text}, [])},
    dataIntegrationInterface{text, "points": coalesce(points[]{_key, title, text}, [])},
    missionIq{text, "points": coalesce(points[]{_key, title, text}, [])},
    marketImpact{text, "points": coalesce(points[]{_key, title, text}, [])},
    agentsIntro,
    pillarsIntro,
    "claims": coalesce(claims[]{_key, value, label, basis}, []),
    sectorStatisticsHeading,
    sectorStatisticsIntro,
    "sectorStatistics": coalesce(sectorStatistics[]{_key, value, percent, change, label, year, source, sourceUrl}, []),
    sectorLabels{table, number, statement, year, source}
  },
  "agents": *[_type == "agent" && defined(slug.current)] | order(orderRank asc){
    _id,
    name,
    "slug": slug.current,
    title,
    ${portraitFragment}
  },
  "pillars": *[_type == "aiPillar"] | order(orderRank asc){_id, name, role},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of one of the two about pages, with the platform's text that they share. */
export function aboutQuery(documentId: 'aboutPage' | 'aboutOldPage') {
  return queryOptions({
    queryKey: ['about', documentId],
    queryFn: () => fetchContent(ABOUT_QUERY, { documentId }),
  });
}

/** The query result of either about page. */
export type AboutContent = NonNullable<ABOUT_QUERY_RESULT>;

/** The text that both pages share. */
export type PlatformContent = NonNullable<AboutContent['platform']>;

export type AgentPortrait = Pick<AboutContent['agents'][number], 'image' | 'generatedImage'>;
