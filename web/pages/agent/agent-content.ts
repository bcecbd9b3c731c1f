import { resolveHref } from '../../../schemas/hrefs.ts';
import type { AGENT_QUERY_RESULT } from '../../content/sanity.types.ts';
import { namedIds } from '../../ui/anchor-ids.ts';

/** What the agent page's query yields for an agent that exists. */
export type AgentContent = NonNullable<AGENT_QUERY_RESULT>;

type Settings = NonNullable<AgentContent['settings']>;

/** The words that all agents' pages share; those that nobody wrote are missing. */
export type AgentLabels = Partial<NonNullable<Settings['agentLabels']>>;

/** The labels of the site's settings; none without settings. */
export function agentLabelsOf({ settings }: AgentContent): AgentLabels {
  return settings?.agentLabels ?? {};
}

/** Where the Poly-AI page tells of each pillar, by its name; that page makes its anchors of all names in order, too. */
export function pillarHrefsOf({ pillarNames }: AgentContent): ReadonlyMap<string, string> {
  const page = resolveHref('polyAiPage');
  const anchors = namedIds('pillar', pillarNames);
  return new Map(pillarNames.map((name, index) => [name ?? '', `${page}#${anchors[index]}`]));
}
