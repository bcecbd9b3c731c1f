import { portraitFragment } from './portrait.ts';

/** What the section `challengesSection` shows, with the headings of the table, as a part of a projection on a list of sections. */
export const challengesSectionFragment = `_type == "challengesSection" => {
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
    }`;
