import type { AddressedType } from '../../content/hrefs.ts';
import { siteSettings } from '../data/site-settings-query.ts';
import { gateHelp } from '../gate/gate-help-query.ts';
import { AGENT_QUERY } from '../pages/agent/agent-query.ts';
import { LANDING_QUERY } from '../pages/landing/landing-query.ts';
import { pageQueries } from './page-queries.generated.ts';
import { SITE_PROFILE_QUERY } from './site-profile.ts';

/** The query that one route sends to the lake. */
export interface RouteQuery {
  /** GROQ as passed to `fetchContent`. */
  query: string;
  params: Record<string, string>;
}

/** The queries of the layout and the gate, which every route sends. */
export const frameQueries: readonly RouteQuery[] = [
  { query: siteSettings, params: {} },
  { query: gateHelp, params: {} },
];

/** The query that the server sends for the document of every route: icons, titles, link previews, text without JavaScript. */
export const profileQuery: RouteQuery = { query: SITE_PROFILE_QUERY, params: {} };

/** The query of every route with a fixed path. Importing this needs no React. */
export const fixedRouteQueries: ReadonlyMap<string, RouteQuery> = new Map(
  pageQueries.map(({ path, documentId, query }): [string, RouteQuery] => [
    path,
    { query, params: query.includes('$documentId') ? { documentId } : {} },
  ]),
);

/** The query of a page with an editable slug: an agent, `/agent/<slug>`, or a landing page, `/<slug>`. */
export function createRouteQuery(type: AddressedType, slug: string): RouteQuery {
  return { query: type === 'agent' ? AGENT_QUERY : LANDING_QUERY, params: { slug } };
}
