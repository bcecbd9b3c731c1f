import type { ChallengeRow, OrganizationType, Region } from '../../content/sanity.types.ts';
import { challengeRows } from './copy/challenge-rows.ts';
import { organizationTypes } from './copy/organization-types.ts';
import { regions } from './copy/regions.ts';
import { agentDocuments, getAgentId } from './documents/agents.ts';
import { aiPillarDocuments } from './documents/ai-pillars.ts';
import { makeReferences, type Seed, type SeedDocument } from './documents/document.ts';
import { addOrderRanks } from './documents/order-ranks.ts';
import { platform } from './documents/platform.ts';
import { siteSettings } from './documents/site-settings.ts';
import { assetDocuments } from './media-assets.ts';
import { pageDocuments } from './page-documents.generated.ts';

/** The 20 rows of the table on the Impact Agents page, in order. */
const challengeRowDocuments: Seed<ChallengeRow>[] = addOrderRanks(
  challengeRows.map(({ slug, group, issue, solution, agents }) => ({
    _id: `challengeRow-${slug}`,
    _type: 'challengeRow',
    group,
    issue,
    solution,
    agents: makeReferences('agent', agents.map(getAgentId)),
  })),
);

/** The 21 kinds of organization on the organizations page, in order. */
const organizationTypeDocuments: Seed<OrganizationType>[] = addOrderRanks(
  organizationTypes.map(({ slug, agents, ...copy }) => ({
    _id: `organizationType-${slug}`,
    _type: 'organizationType',
    ...copy,
    agents: makeReferences('agent', agents.map(getAgentId)),
  })),
);

/** The six regions of the Global Impact page, in the owner's order. */
const regionDocuments: Seed<Region>[] = addOrderRanks(
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
