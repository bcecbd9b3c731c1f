import type { NEED_IMPACT_AGENTS_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the page's query yields for a page that exists. */
export type NeedImpactAgentsContent = NonNullable<NEED_IMPACT_AGENTS_QUERY_RESULT>;

export type Agent = NeedImpactAgentsContent['agents'][number];
type ChallengeRow = NeedImpactAgentsContent['challenges'][number];

/** A row of the table; its agents are the ids of those who answer it. */
export type Challenge = Omit<ChallengeRow, 'agents'> & { agents: readonly string[] };
