import { siteSettings } from '../content/site-settings-query.ts';
import { gateHelp } from '../gate/gate-help-query.ts';
import { ABOUT_QUERY } from '../pages/about/about-query.ts';
import { AGENT_QUERY } from '../pages/agent/agent-query.ts';
import { CONNECTED_AGENTS_QUERY } from '../pages/connected-agents/connected-agents-query.ts';
import { CONTACT_QUERY } from '../pages/contact/contact-query.ts';
import { CPA_PAGE_QUERY } from '../pages/cpa/cpa-page-query.ts';
import { GLOBAL_IMPACT_QUERY } from '../pages/global-impact/global-impact-query.ts';
import { HOME_QUERY } from '../pages/home/home-query.ts';
import { LEGAL_QUERY } from '../pages/legal/legal-query.ts';
import { LIKE_OS_QUERY } from '../pages/like-os/like-os-query.ts';
import { NEED_IMPACT_AGENTS_QUERY } from '../pages/need-impact-agents/need-impact-agents-query.ts';
import { NOT_FOUND_QUERY } from '../pages/not-found/not-found-query.ts';
import { ORGANIZATIONS_PAGE_QUERY } from '../pages/organizations/organizations-page-query.ts';
import { POLY_AI_QUERY } from '../pages/poly-ai/poly-ai-query.ts';
import { SAMPLE_AGENT_QUERY } from '../pages/sample-diana/sample-agent-query.ts';
import { SITE_PROFILE_QUERY } from './site-profile.ts';

/** What one route asks the lake for. */
export interface RouteQuery {
  /** GROQ, as `fetchContent` takes it. */
  query: string;
  params: Record<string, string>;
}

/** What every route asks for, besides its own: the frame around the page, and the gate. */
export const frameQueries: readonly RouteQuery[] = [
  { query: siteSettings, params: {} },
  { query: gateHelp, params: {} },
];

/** What the server asks for besides, to write the document of every route: icons, tabs, shared links, no JavaScript. */
export const profileQuery: RouteQuery = { query: SITE_PROFILE_QUERY, params: {} };

/** The query of every route with a fixed path, without React: whoever wants to know what a page reads asks here. */
export const fixedRouteQueries: ReadonlyMap<string, RouteQuery> = new Map([
  ['/', { query: HOME_QUERY, params: {} }],
  ['/organizations', { query: ORGANIZATIONS_PAGE_QUERY, params: {} }],
  ['/global-impact', { query: GLOBAL_IMPACT_QUERY, params: {} }],
  ['/about', { query: ABOUT_QUERY, params: { documentId: 'aboutPage' } }],
  ['/about-old', { query: ABOUT_QUERY, params: { documentId: 'aboutOldPage' } }],
  ['/cpa', { query: CPA_PAGE_QUERY, params: {} }],
  ['/poly-ai', { query: POLY_AI_QUERY, params: {} }],
  ['/like-os', { query: LIKE_OS_QUERY, params: {} }],
  ['/contact', { query: CONTACT_QUERY, params: {} }],
  ['/sample-diana', { query: SAMPLE_AGENT_QUERY, params: {} }],
  ['/connected-agents', { query: CONNECTED_AGENTS_QUERY, params: {} }],
  ['/need-impact-agents', { query: NEED_IMPACT_AGENTS_QUERY, params: {} }],
  ['/data-security', legal('legal-data-security')],
  ['/accessibility', legal('legal-accessibility')],
  ['/compliance-standards', legal('legal-compliance-standards')],
  ['/privacy-policy', legal('legal-privacy-policy')],
  ['/cookie-policy', legal('legal-cookie-policy')],
  ['/terms-of-service', legal('legal-terms-of-service')],
  ['/terms-of-use', legal('legal-terms-of-use')],
  ['/not-found', { query: NOT_FOUND_QUERY, params: {} }],
]);

/** The query of an agent's page, `/agent/<slug>`. */
export function agentRouteQuery(slug: string): RouteQuery {
  return { query: AGENT_QUERY, params: { slug } };
}

function legal(documentId: string): RouteQuery {
  return { query: LEGAL_QUERY, params: { documentId } };
}
