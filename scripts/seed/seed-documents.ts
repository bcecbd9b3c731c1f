import { aboutOldPage } from './documents/about-old-page.ts';
import { aboutPage } from './documents/about-page.ts';
import { agentDocuments } from './documents/agents.ts';
import { aiPillarDocuments } from './documents/ai-pillars.ts';
import { challengeRowDocuments } from './documents/challenge-rows.ts';
import { connectedAgentsPage } from './documents/connected-agents-page.ts';
import { contactPage } from './documents/contact-page.ts';
import { cpaPage } from './documents/cpa-page.ts';
import type { SeedDocument } from './documents/document.ts';
import { globalImpactPage } from './documents/global-impact-page.ts';
import { homePage } from './documents/home-page.ts';
import { accessibility } from './documents/legal/accessibility.ts';
import { complianceStandards } from './documents/legal/compliance-standards.ts';
import { cookiePolicy } from './documents/legal/cookie-policy.ts';
import { dataSecurity } from './documents/legal/data-security.ts';
import { privacyPolicy } from './documents/legal/privacy-policy.ts';
import { termsOfService } from './documents/legal/terms-of-service.ts';
import { termsOfUse } from './documents/legal/terms-of-use.ts';
import { likeOsPage } from './documents/like-os-page.ts';
import { needImpactAgentsPage } from './documents/need-impact-agents-page.ts';
import { notFoundPage } from './documents/not-found-page.ts';
import { organizationTypeDocuments } from './documents/organization-types.ts';
import { organizationsPage } from './documents/organizations-page.ts';
import { platform } from './documents/platform.ts';
import { polyAiPage } from './documents/poly-ai-page.ts';
import { regionDocuments } from './documents/regions.ts';
import { sampleAgentPage } from './documents/sample-agent-page.ts';
import { siteSettings } from './documents/site-settings.ts';
import { assetDocuments } from './media-assets.ts';

/** The initial content of the site. A document comes after those it refers to. */
export const seedDocuments: readonly SeedDocument[] = [
  siteSettings,
  ...aiPillarDocuments,
  ...agentDocuments,
  ...challengeRowDocuments,
  ...organizationTypeDocuments,
  ...regionDocuments,
  platform,
  homePage,
  aboutPage,
  aboutOldPage,
  organizationsPage,
  globalImpactPage,
  cpaPage,
  polyAiPage,
  likeOsPage,
  contactPage,
  connectedAgentsPage,
  needImpactAgentsPage,
  sampleAgentPage,
  notFoundPage,
  dataSecurity,
  accessibility,
  complianceStandards,
  privacyPolicy,
  cookiePolicy,
  termsOfService,
  termsOfUse,
];

/** What a lake holds after the seed, the documents of its files included. */
export const seedContent: readonly SeedDocument[] = [...assetDocuments, ...seedDocuments];
