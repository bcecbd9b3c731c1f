import { portraitFragment } from '../../../data/portrait.ts';

/** What a landing page asks of a section of the type `challengesSection`, with the texts that its view takes from other documents. */
export const challengesSectionFragment = `heading,
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
  }`;
