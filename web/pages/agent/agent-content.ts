import type { AGENT_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the agent page's query yields for an agent that exists. */
export type AgentContent = NonNullable<AGENT_QUERY_RESULT>;
