// Written by `npm run types` from content/pages.ts.

import { homePage } from './singletons/home-page.ts';
import { organizationsPage } from './singletons/organizations-page.ts';
import { globalImpactPage } from './singletons/global-impact-page.ts';
import { aboutPage } from './singletons/about-page.ts';
import { aboutOldPage } from './singletons/about-old-page.ts';
import { cpaPage } from './singletons/cpa-page.ts';
import { polyAiPage } from './singletons/poly-ai-page.ts';
import { likeOsPage } from './singletons/like-os-page.ts';
import { contactPage } from './singletons/contact-page.ts';
import { sampleAgentPage } from './singletons/sample-agent-page.ts';
import { connectedAgentsPage } from './singletons/connected-agents-page.ts';
import { needImpactAgentsPage } from './singletons/need-impact-agents-page.ts';
import { notFoundPage } from './singletons/not-found-page.ts';

/** The schema type of every page that is a singleton document. */
export const pageTypes = [
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
];
