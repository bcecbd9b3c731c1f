import type { ChallengeRow, OrganizationType, Region } from '../../content/sanity.types.ts';
import { challengeRows } from './copy/challenge-rows.ts';
import { organizationTypes } from './copy/organization-types.ts';
import { regions } from './copy/regions.ts';
import { agentDocuments, agentId } from './documents/agents.ts';
import { aiPillarDocuments } from './documents/ai-pillars.ts';
import { references, type Seed, type SeedDocument } from './documents/document.ts';
import { inOrder } from './documents/order-ranks.ts';
import { platform } from './documents/platform.ts';
import { siteSettings } from './documents/site-settings.ts';
import { assetDocuments } from './media-assets.ts';
import { pageDocuments } from './page-documents.generated.ts';

/** The 20 rows of the table on the Impact Agents page, in order. */
const challengeRowDocuments: Seed<ChallengeRow>[] = inOrder(
  challengeRows.map(({ slug, group, issue, solution, agents }) => ({
    _id: `challengeRow-${slug}`,
    _type: 'challengeRow',
    group,
    issue,
    solution,
    agents: references('agent', agents.map(agentId)),
  })),
);

/** The 21 kinds of organization on the organizations page, in order. */
const organizationTypeDocuments: Seed<OrganizationType>[] = inOrder(
  organizationTypes.map(({ slug, agents, ...copy }) => ({
    _id: `organizationType-${slug}`,
    _type: 'organizationType',
    ...copy,
    agents: references('agent', agents.map(agentId)),
  })),
);

/** The six regions of the Global Impact page, in the owner's order. */
const regionDocuments: Seed<Region>[] = inOrder(
  regions.map(({ slug, ...copy }) => ({ _id: `region-${slug}`, _type: 'region', ...copy })),
);

/** The initial content of the site. Documents come after those that they refer to. */
export const seedDocuments: readonly SeedDocument[] = [
  siteSettings,
  ...aiPillarDocuments,
  ...agentDocuments,
  ...challengeRowDocuments,
  ...organizationTypeDocuments,
  ...regionDocuments,
  platform,
  ...pageDocuments,
];

/** All documents in a lake after the seed, including those of its files. */
export const seedContent: readonly SeedDocument[] = [...assetDocuments, ...seedDocuments];
