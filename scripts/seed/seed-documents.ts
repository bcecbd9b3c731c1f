import { agentDocuments } from './documents/agents.ts';
import { aiPillarDocuments } from './documents/ai-pillars.ts';
import { challengeRowDocuments } from './documents/challenge-rows.ts';
import type { SeedDocument } from './documents/document.ts';
import { organizationTypeDocuments } from './documents/organization-types.ts';
import { platform } from './documents/platform.ts';
import { regionDocuments } from './documents/regions.ts';
import { siteSettings } from './documents/site-settings.ts';
import { assetDocuments } from './media-assets.ts';
import { pageDocuments } from './page-documents.generated.ts';

/** The initial content of the site. A document comes after those it refers to. */
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

/** What a lake holds after the seed, the documents of its files included. */
export const seedContent: readonly SeedDocument[] = [...assetDocuments, ...seedDocuments];
