import { pageRoutes, resolveHref } from '../../schemas/hrefs.ts';
import { type Content, type ContentDocument, type Placed, valueAt, valuesOf } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';

/** Fields that say where a visitor goes. */
const LINK_FIELDS = new Set(['href', 'path']);

/** Every link within the site must lead to a page that exists. */
export function checkLinks(content: Content): Finding[] {
  const routes = routesOf(content);
  return content
    .flatMap(valuesOf)
    .filter((place): place is Placed<string> => isSiteLink(place))
    .filter(({ value }) => !routes.has(value.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')))
    .map((place) => findingAt(place, deadLink(place.value, routes)));
}

/** The paths that show a page: those of the page documents, of every agent and of every legal page. */
export function routesOf(content: Content): Set<string> {
  const routes = content.flatMap((document) => resolveHref(document._type, slugOf(document)) ?? []);
  // The page for addresses that lead nowhere has a path for previews only.
  return new Set(routes.filter((route) => route !== pageRoutes.notFoundPage));
}

function slugOf(document: ContentDocument): string | undefined {
  const slug = valueAt(document, 'slug.current');
  return typeof slug === 'string' ? slug : undefined;
}

function isSiteLink({ path, value }: Placed<unknown>): boolean {
  const field = path.at(-1);
  return (
    typeof field === 'string' &&
    LINK_FIELDS.has(field) &&
    typeof value === 'string' &&
    /^\/(?!\/)/.test(value)
  );
}

function deadLink(href: string, routes: ReadonlySet<string>): string {
  const near = [...routes].find(
    (route) => route.length > 1 && (route.startsWith(href) || href.startsWith(route)),
  );
  const hint = near ? ` Did you mean ${near}?` : '';
  return `No page of this site has the address ${href}, so visitors would reach “not found”. Write the address of a page that exists, such as /contact.${hint}`;
}
