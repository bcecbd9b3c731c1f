// Written by `npm run types` from content/pages.ts.

import { homePage } from './documents/home-page.ts';
import { organizationsPage } from './documents/organizations-page.ts';
import { globalImpactPage } from './documents/global-impact-page.ts';
import { aboutPage } from './documents/about-page.ts';
import { aboutOldPage } from './documents/about-old-page.ts';
import { cpaPage } from './documents/cpa-page.ts';
import { polyAiPage } from './documents/poly-ai-page.ts';
import { likeOsPage } from './documents/like-os-page.ts';
import { contactPage } from './documents/contact-page.ts';
import { sampleAgentPage } from './documents/sample-agent-page.ts';
import { connectedAgentsPage } from './documents/connected-agents-page.ts';
import { needImpactAgentsPage } from './documents/need-impact-agents-page.ts';
import { notFoundPage } from './documents/not-found-page.ts';
import { dataSecurity } from './documents/legal/data-security.ts';
import { accessibility } from './documents/legal/accessibility.ts';
import { complianceStandards } from './documents/legal/compliance-standards.ts';
import { privacyPolicy } from './documents/legal/privacy-policy.ts';
import { cookiePolicy } from './documents/legal/cookie-policy.ts';
import { termsOfService } from './documents/legal/terms-of-service.ts';
import { termsOfUse } from './documents/legal/terms-of-use.ts';

/** The initial document of every page at a fixed path. */
export const pageDocuments = [
  homePage,
  organizationsPage,
  globalImpactPage,
  aboutPage,
  aboutOldPage,
  cpaPage,
  polyAiPage,
  likeOsPage,
  contactPage,
  sampleAgentPage,
  connectedAgentsPage,
  needImpactAgentsPage,
  notFoundPage,
  dataSecurity,
  accessibility,
  complianceStandards,
  privacyPolicy,
  cookiePolicy,
  termsOfService,
  termsOfUse,
];
