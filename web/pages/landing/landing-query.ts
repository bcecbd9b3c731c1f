import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { agentsSectionFragment } from '../../content/agents-section-fragment.ts';
import { cardsSectionFragment } from '../../content/cards-section-fragment.ts';
import { challengesSectionFragment } from '../../content/challenges-section-fragment.ts';
import { fetchContent } from '../../content/client.ts';
import { invitationSectionFragment } from '../../content/invitation-section-fragment.ts';
import { openingSectionFragment } from '../../content/opening-section-fragment.ts';
import { pictureSectionFragment } from '../../content/picture-section-fragment.ts';
import { questionsSectionFragment } from '../../content/questions-section-fragment.ts';
import { richTextSectionFragment } from '../../content/rich-text-section-fragment.ts';
import type { LANDING_QUERY_RESULT } from '../../content/sanity.types.ts';
import { statementSectionFragment } from '../../content/statement-section-fragment.ts';
import { statisticsSectionFragment } from '../../content/statistics-section-fragment.ts';
import { talkingAgentSectionFragment } from '../../content/talking-agent-section-fragment.ts';

export const LANDING_QUERY = defineQuery(`*[
  _type == "landingPage" && (lower(slug.current) == lower($slug) || count(formerSlugs[lower(@) == lower($slug)]) > 0)
] | order(select(lower(slug.current) == lower($slug) => 0, 1))[0]{
  title,
  "slug": slug.current,
  "sections": coalesce(sections[isHidden != true]{
    _key,
    _type,
    ${agentsSectionFragment},
    ${cardsSectionFragment},
    ${challengesSectionFragment},
    ${invitationSectionFragment},
    ${openingSectionFragment},
    ${pictureSectionFragment},
    ${questionsSectionFragment},
    ${richTextSectionFragment},
    ${statementSectionFragment},
    ${statisticsSectionFragment},
    ${talkingAgentSectionFragment}
  }, []),
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** A landing page by its address or one that it had before, whatever its case; null when there is none. */
export function landingQuery(slug: string) {
  return queryOptions({
    queryKey: ['landing', slug.toLowerCase()],
    queryFn: () => fetchContent(LANDING_QUERY, { slug }),
  });
}

/** What the query yields for a page that exists. */
export type LandingContent = NonNullable<LANDING_QUERY_RESULT>;

export type LandingSection = LandingContent['sections'][number];
