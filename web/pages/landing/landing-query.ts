import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { LANDING_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';
import {
  introductionSaidFragment,
  introductionWordsFragment,
  talkingVideoFragment,
} from '../../data/introduction-fragments.ts';
import { portraitFragment } from '../../data/portrait.ts';

/**
 * Each section's projection includes the texts that its view takes from other documents, such as the column headings of the table
 * of challenges.
 */
export const LANDING_QUERY = defineQuery(`*[
  _type == "landingPage" && (lower(slug.current) == lower($slug) || count(formerSlugs[lower(@) == lower($slug)]) > 0)
] | order(select(lower(slug.current) == lower($slug) => 0, 1))[0]{
  title,
  "slug": slug.current,
  "sections": coalesce(sections[isHidden != true]{
    _key,
    _type,
    _type == "agentsSection" => {
      heading,
      intro,
      "agents": coalesce(agents[@->slug.current != null]->{
        _id, name, "slug": slug.current, title, cardText, ${portraitFragment}
      }, []),
      "words": *[_type == "homePage" && _id == "homePage"][0]{agentsButtonLabel, agentsLinkText}
    },
    _type == "cardsSection" => {
      heading,
      intro,
      "cards": coalesce(cards[]{_key, title, text}, [])
    },
    _type == "challengesSection" => {
      heading,
      intro,
      "challenges": coalesce(challenges[@->issue != null]->{
        _id,
        issue,
        solution,
        "agents": coalesce(agents[@->slug.current != null]->{
          _id, name, "slug": slug.current, title, ${portraitFragment}
        }, [])
      }, []),
      "tableHeadings": *[_type == "needImpactAgentsPage" && _id == "needImpactAgentsPage"][0].tableHeadings{
        issue, solution, agents
      }
    },
    _type == "invitationSection" => {heading, text, button{label, href}},
    _type == "openingSection" => {
      heading,
      intro,
      button{label, href},
      picture{asset, crop, hotspot, "alt": select(decorative == true => "", alt)}
    },
    _type == "pictureSection" => {
      picture{asset, crop, hotspot, "alt": select(decorative == true => "", alt)},
      caption
    },
    _type == "questionsSection" => {
      heading,
      intro,
      "questions": coalesce(questions[]{_key, question, answer}, [])
    },
    _type == "richTextSection" => {heading, body},
    _type == "statementSection" => {text},
    _type == "statisticsSection" => {
      heading,
      intro,
      "statistics": coalesce(
        statistics[]{_key, value, percent, change, label, year, source, sourceUrl},
        []
      ),
      "labels": *[_type == "platform" && _id == "platform"][0].sectorLabels{table, number, statement, year, source}
    },
    _type == "talkingAgentSection" => {
      heading,
      text,
      "agent": agent->{
        _id,
        name,
        "slug": slug.current,
        title,
        ${portraitFragment},
        ${talkingVideoFragment},
        ${introductionSaidFragment}
      },
      "words": *[_type == "homePage" && _id == "homePage"][0].introductions{${introductionWordsFragment}}
    }
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
