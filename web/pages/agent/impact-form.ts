import type { AgentContent } from './agent-query.ts';

export type ImpactForm = 'cards' | 'priorities' | 'overview';

/**
 * Which form the Impact Framework takes: the one the editor chose, or the first that has content. A choice
 * whose content is missing falls back to the overview, which every agent has.
 */
export function impactFormOf(agent: AgentContent): ImpactForm {
  const hasCards = agent.problemCards.length > 0;
  const hasPriorities = Object.values(agent.priorities).some((group) => group.length > 0);
  const chosen = agent.impactView ?? (hasCards ? 'cards' : 'priorities');
  if (chosen === 'cards' && hasCards) return 'cards';
  if (chosen === 'priorities' && hasPriorities) return 'priorities';
  return 'overview';
}
