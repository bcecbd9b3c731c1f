import type { AiPillar } from '../../../content/sanity.types.ts';
import type { AiPillarName } from '../agents/agent-copy.ts';
import { aiPillars } from '../copy/ai-pillars.ts';
import type { Seed } from './document.ts';
import { inOrder } from './order-ranks.ts';

/** The `_id` of a pillar's document. */
export function aiPillarId(name: AiPillarName): string {
  return `aiPillar-${name.toLowerCase()}`;
}

/** The ten pillars, in the owner's order. */
export const aiPillarDocuments: Seed<AiPillar>[] = inOrder(
  aiPillars.map((copy) => ({ _id: aiPillarId(copy.name), _type: 'aiPillar', ...copy })),
);
