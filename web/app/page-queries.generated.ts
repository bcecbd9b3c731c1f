// Written by `npm run types` from content/pages.ts.

import { HOME_QUERY } from '../pages/home/home-query.ts';
import { ORGANIZATIONS_QUERY } from '../pages/organizations/organizations-query.ts';
import { GLOBAL_IMPACT_QUERY } from '../pages/global-impact/global-impact-query.ts';
import { ABOUT_QUERY } from '../pages/about/about-query.ts';
import { CPA_QUERY } from '../pages/cpa/cpa-query.ts';
import { POLY_AI_QUERY } from '../pages/poly-ai/poly-ai-query.ts';
import { LIKE_OS_QUERY } from '../pages/like-os/like-os-query.ts';
import { CONTACT_QUERY } from '../pages/contact/contact-query.ts';
import { SAMPLE_AGENT_QUERY } from '../pages/sample-agent/sample-agent-query.ts';
import { CONNECTED_AGENTS_QUERY } from '../pages/connected-agents/connected-agents-query.ts';
import { NEED_IMPACT_AGENTS_QUERY } from '../pages/need-impact-agents/need-impact-agents-query.ts';
import { LEGAL_QUERY } from '../pages/legal/legal-query.ts';
import { NOT_FOUND_QUERY } from '../pages/not-found/not-found-query.ts';

/** The GROQ query of every page at a fixed path. */
export const pageQueries = [
  { path: '/', documentId: 'homePage', query: HOME_QUERY },
  { path: '/organizations', documentId: 'organizationsPage', query: ORGANIZATIONS_QUERY },
  { path: '/global-impact', documentId: 'globalImpactPage', query: GLOBAL_IMPACT_QUERY },
  { path: '/about', documentId: 'aboutPage', query: ABOUT_QUERY },
  { path: '/about-old', documentId: 'aboutOldPage', query: ABOUT_QUERY },
  { path: '/cpa', documentId: 'cpaPage', query: CPA_QUERY },
  { path: '/poly-ai', documentId: 'polyAiPage', query: POLY_AI_QUERY },
  { path: '/like-os', documentId: 'likeOsPage', query: LIKE_OS_QUERY },
  { path: '/contact', documentId: 'contactPage', query: CONTACT_QUERY },
  { path: '/sample-diana', documentId: 'sampleAgentPage', query: SAMPLE_AGENT_QUERY },
  { path: '/connected-agents', documentId: 'connectedAgentsPage', query: CONNECTED_AGENTS_QUERY },
  { path: '/need-impact-agents', documentId: 'needImpactAgentsPage', query: NEED_IMPACT_AGENTS_QUERY },
  { path: '/data-security', documentId: 'legal-data-security', query: LEGAL_QUERY },
  { path: '/accessibility', documentId: 'legal-accessibility', query: LEGAL_QUERY },
  { path: '/compliance-standards', documentId: 'legal-compliance-standards', query: LEGAL_QUERY },
  { path: '/privacy-policy', documentId: 'legal-privacy-policy', query: LEGAL_QUERY },
  { path: '/cookie-policy', documentId: 'legal-cookie-policy', query: LEGAL_QUERY },
  { path: '/terms-of-service', documentId: 'legal-terms-of-service', query: LEGAL_QUERY },
  { path: '/terms-of-use', documentId: 'legal-terms-of-use', query: LEGAL_QUERY },
  { path: '/not-found', documentId: 'notFoundPage', query: NOT_FOUND_QUERY },
];
