import { isAddressedType, isPageType, resolveHref } from '../../../schemas/hrefs.ts';
import { addressedRouteQuery, fixedRouteQueries, type RouteQuery } from '../../../web/app/route-queries.ts';
import { isObject, readPath } from '../read-value.ts';

/** A page of the site. */
export interface SiteRoute {
  path: string;
  title: string;
}

/** A document as stored in the lake. */
export type Content = Record<string, unknown> & { _id: string; _type: string };

/** All routes of the site with this content, including pages that editors made, with their titles and queries. */
export function siteRoutes(
  content: readonly Content[],
  titleOfType: (type: string) => string | undefined,
): Map<string, SiteRoute & { query: RouteQuery }> {
  const pages = new Map<string, string>();
  for (const document of content) {
    const path = pathOf(document);
    if (path) pages.set(path, titleOfPage(document, titleOfType) ?? path);
  }
  const routes = new Map<string, SiteRoute & { query: RouteQuery }>();
  for (const [path, query] of fixedRouteQueries) {
    routes.set(path, { path, query, title: pages.get(path) ?? path });
  }
  for (const document of content) {
    const { _type } = document;
    const slug = slugOf(document);
    const path = pathOf(document);
    if (slug && path && isAddressedType(_type) && !routes.has(path))
      routes.set(path, { path, query: addressedRouteQuery(_type, slug), title: pages.get(path) ?? path });
  }
  return routes;
}

function titleOfPage(
  document: Content,
  titleOfType: (type: string) => string | undefined,
): string | undefined {
  if (isPageType(document._type)) return titleOfType(document._type);
  const { name, title } = document;
  if (typeof name === 'string' && name !== '') return `${name}’s page`;
  return typeof title === 'string' && title !== '' ? title : titleOfType(document._type);
}

/** Path of a document's page, such as '/agent/tara'; undefined when it has none. */
export function pathOf(document: unknown): string | undefined {
  if (!isObject(document) || typeof document._type !== 'string') return undefined;
  return resolveHref(document._type, slugOf(document));
}

function slugOf(document: unknown): string | undefined {
  const slug = readPath(document, ['slug', 'current']);
  return typeof slug === 'string' && slug !== '' ? slug : undefined;
}
