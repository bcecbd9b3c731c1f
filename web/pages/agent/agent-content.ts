import type { AGENT_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the agent page's query yields for an agent that exists. */
export type AgentContent = NonNullable<AGENT_QUERY_RESULT>;

type Settings = NonNullable<AgentContent['settings']>;

/** The words that all agents' pages share; those that nobody wrote are missing. */
export type AgentLabels = Partial<NonNullable<Settings['agentLabels']>>;

/** The labels of the site's settings; none without settings. */
export function agentLabelsOf({ settings }: AgentContent): AgentLabels {
  return settings?.agentLabels ?? {};
}
