/** The routes of spec section 2 that belong to exactly one page document. */
export const pageRoutes = {
  homePage: '/',
  aboutPage: '/about',
  aboutOldPage: '/about-old',
  organizationsPage: '/organizations',
  globalImpactPage: '/global-impact',
  cpaPage: '/cpa',
  polyAiPage: '/poly-ai',
  likeOsPage: '/like-os',
  contactPage: '/contact',
  connectedAgentsPage: '/connected-agents',
  needImpactAgentsPage: '/need-impact-agents',
  sampleAgentPage: '/sample-diana',
  // Every path without a route shows this page; this one has none and never will, so previews can open it.
  notFoundPage: '/not-found',
} as const;

/** A document type with one fixed path on the site. */
export type PageType = keyof typeof pageRoutes;

/** A document type whose path contains its slug. */
export type SluggedType = 'agent' | 'legalPage';

/** Whether documents of this type have one fixed path on the site. */
export function isPageType(type: string): type is PageType {
  return Object.hasOwn(pageRoutes, type);
}

/**
 * Where a document is found on the site, as a path from the root, such as '/agent/tara'.
 *
 * Undefined when the document has no page of its own (a pillar, the settings) or its slug is not written yet.
 * The Studio's preview and the site's links both ask here (spec section 2, routes).
 */
export function resolveHref(type: PageType): string;
export function resolveHref(type: SluggedType, slug: string): string;
export function resolveHref(type: string, slug?: string): string | undefined;
export function resolveHref(type: string, slug?: string): string | undefined {
  if (isPageType(type)) return pageRoutes[type];
  if (!slug) return undefined;
  if (type === 'agent') return `/agent/${encodeURIComponent(slug)}`;
  if (type === 'legalPage') return `/${encodeURIComponent(slug)}`;
  return undefined;
}

const serversOwn = /^\/((files|images|studio)(?![\w-])|_|[^?#]*\.[^/?#]*([?#]|$))/;

/** Whether a path is answered by the server rather than by a page of the site: a file, an upload, the Studio. */
export function isServersOwn(path: string): boolean {
  return serversOwn.test(path);
}
