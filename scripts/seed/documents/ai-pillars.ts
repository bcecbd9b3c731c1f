import type { AiPillar } from '../../../content/sanity.types.ts';
import type { AiPillarName } from '../agents/agent-copy.ts';
import { aiPillars } from '../copy/ai-pillars.ts';
import type { Seed } from './document.ts';
import { addOrderRanks } from './order-ranks.ts';

/** The `_id` of a pillar's document. */
export function getAiPillarId(name: AiPillarName): string {
  return `aiPillar-${name.toLowerCase()}`;
}

/** The ten pillars, in the owner's order. */
export const aiPillarDocuments: Seed<AiPillar>[] = addOrderRanks(
  aiPillars.map((copy) => ({ _id: getAiPillarId(copy.name), _type: 'aiPillar', ...copy })),
);
