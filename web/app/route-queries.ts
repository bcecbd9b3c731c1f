import type { AddressedType } from '../../schemas/hrefs.ts';
import { siteSettings } from '../content/site-settings-query.ts';
import { gateHelp } from '../gate/gate-help-query.ts';
import { AGENT_QUERY } from '../pages/agent/agent-query.ts';
import { LANDING_QUERY } from '../pages/landing/landing-query.ts';
import { pageQueries } from './page-queries.generated.ts';
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
export const fixedRouteQueries: ReadonlyMap<string, RouteQuery> = new Map(
  pageQueries.map(({ path, documentId, query }): [string, RouteQuery] => [
    path,
    { query, params: query.includes('$documentId') ? { documentId } : {} },
  ]),
);

/** The query of a page whose address an editor gave it: an agent's, `/agent/<slug>`, or a landing page's, `/<slug>`. */
export function addressedRouteQuery(type: AddressedType, slug: string): RouteQuery {
  return { query: type === 'agent' ? AGENT_QUERY : LANDING_QUERY, params: { slug } };
}
