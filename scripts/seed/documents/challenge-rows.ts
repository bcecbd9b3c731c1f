import type { ChallengeRow } from '../../../web/content/sanity.types.ts';
import { challengeRows } from '../copy/challenge-rows.ts';
import { agentId } from './agents.ts';
import { references, type Seed } from './document.ts';
import { inOrder } from './order-ranks.ts';

/** The 20 rows of the table on the Impact Agents page, in its order. */
export const challengeRowDocuments: Seed<ChallengeRow>[] = inOrder(
  challengeRows.map(({ slug, issue, solution, agents }) => ({
    _id: `challengeRow-${slug}`,
    _type: 'challengeRow',
    issue,
    solution,
    agents: references('agent', agents.map(agentId)),
  })),
);
