import { resolveHref } from '../../schemas/hrefs.ts';
import { leadsSomewhere, type SluggedPage, shownPaths } from '../../schemas/validation/page-is-there.ts';
import { type Content, listsAt, type Placed, valueAt, valuesOf } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';

/** Fields that say where a visitor goes. */
const LINK_FIELDS = new Set(['href', 'path']);

/** Every link within the site must lead to a page that is published, as the Studio has it. */
export function checkLinks(content: Content): Finding[] {
  const pages = content.flatMap(sluggedPage);
  return content
    .flatMap(valuesOf)
    .filter((place): place is Placed<string> => isLink(place))
    .filter(({ value }) => !leadsSomewhere(value, pages))
    .map((place) => findingAt(place, deadLink(place.value, pages)));
}

function sluggedPage(document: Content[number]): SluggedPage[] {
  const { _type: type } = document;
  if (type !== 'agent' && type !== 'legalPage') return [];
  const [slug = null] = [valueAt(document, 'slug.current')].filter(isText);
  return [
    {
      type,
      slug,
      formerSlugs: listsAt(document, 'formerSlugs').flatMap(({ value }) => value.filter(isText)),
    },
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isLink({ path, value }: Placed<unknown>): boolean {
  const field = path.at(-1);
  return typeof field === 'string' && LINK_FIELDS.has(field) && isText(value);
}

function deadLink(href: string, pages: readonly SluggedPage[]): string {
  const routes = [...shownPaths, ...pages.flatMap(({ type, slug }) => (slug ? resolveHref(type, slug) : []))];
  const near = routes.find((route) => route.length > 1 && (route.startsWith(href) || href.startsWith(route)));
  const hint = near ? ` Did you mean ${near}?` : '';
  return `No page of this site has the address ${href}, so visitors would reach “not found”. Write the address of a page that exists, such as /contact.${hint}`;
}
