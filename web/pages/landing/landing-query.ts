import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { LANDING_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';
import { agentsSectionFragment } from '../../sections/landing/agents-section/agents-section-fragment.ts';
import { cardsSectionFragment } from '../../sections/landing/cards-section/cards-section-fragment.ts';
import { challengesSectionFragment } from '../../sections/landing/challenges-section/challenges-section-fragment.ts';
import { invitationSectionFragment } from '../../sections/landing/invitation-section/invitation-section-fragment.ts';
import { openingSectionFragment } from '../../sections/landing/opening-section/opening-section-fragment.ts';
import { pictureSectionFragment } from '../../sections/landing/picture-section/picture-section-fragment.ts';
import { questionsSectionFragment } from '../../sections/landing/questions-section/questions-section-fragment.ts';
import { richTextSectionFragment } from '../../sections/landing/rich-text-section/rich-text-section-fragment.ts';
import { statementSectionFragment } from '../../sections/landing/statement-section/statement-section-fragment.ts';
import { statisticsSectionFragment } from '../../sections/landing/statistics-section/statistics-section-fragment.ts';
import { talkingAgentSectionFragment } from '../../sections/landing/talking-agent-section/talking-agent-section-fragment.ts';

export const LANDING_QUERY = defineQuery(`*[
  _type == "landingPage" && (lower(slug.current) == lower($slug) || count(formerSlugs[lower(@) == lower($slug)]) > 0)
] | order(select(lower(slug.current) == lower($slug) => 0, 1))[0]{
  title,
  "slug": slug.current,
  "sections": coalesce(sections[isHidden != true]{
    _key,
    _type,
    _type == "agentsSection" => {${agentsSectionFragment}},
    _type == "cardsSection" => {${cardsSectionFragment}},
    _type == "challengesSection" => {${challengesSectionFragment}},
    _type == "invitationSection" => {${invitationSectionFragment}},
    _type == "openingSection" => {${openingSectionFragment}},
    _type == "pictureSection" => {${pictureSectionFragment}},
    _type == "questionsSection" => {${questionsSectionFragment}},
    _type == "richTextSection" => {${richTextSectionFragment}},
    _type == "statementSection" => {${statementSectionFragment}},
    _type == "statisticsSection" => {${statisticsSectionFragment}},
    _type == "talkingAgentSection" => {${talkingAgentSectionFragment}}
  }, []),
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of a landing page by its slug or a former one, ignoring case; null if there is none. */
export function landingQuery(slug: string) {
  return queryOptions({
    queryKey: ['landing', slug.toLowerCase()],
    queryFn: () => fetchContent(LANDING_QUERY, { slug }),
  });
}

/** The query result for an existing page. */
export type LandingContent = NonNullable<LANDING_QUERY_RESULT>;

export type LandingSection = LandingContent['sections'][number];
