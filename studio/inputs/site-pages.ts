import { resolveHref } from '../../content/hrefs.ts';
import { singletonPages } from '../../content/pages.ts';

/** A page that a link can open. */
export interface SitePage {
  title: string;
  path: string;
}

/** Pages of one kind, with the title that editors see. */
export interface PageGroup {
  title: 'Pages' | 'Landing pages' | 'Agents' | 'Legal pages';
  pages: SitePage[];
}

/** Queries landing pages, agents and legal pages with their slugs. */
export const SLUGGED_PAGES_QUERY =
  '*[_type in ["agent", "landingPage", "legalPage"] && defined(slug.current)] | order(orderRank asc, title asc){_type, "slug": slug.current, name, title}';

/** A result of `SLUGGED_PAGES_QUERY`. */
export interface SluggedPage {
  _type: string;
  slug: string;
  name: string | null;
  title: string | null;
}

/** Groups all pages of the site. `getTitle` returns the title of a singleton page's type. */
export function groupPages(slugged: readonly SluggedPage[], getTitle: (type: string) => string): PageGroup[] {
  const fixed = singletonPages
    // The not-found page is not a link target.
    .filter(({ type }) => type !== 'notFoundPage')
    .map(({ type, path }) => ({ title: getTitle(type), path }));
  return [
    { title: 'Pages', pages: fixed },
    { title: 'Landing pages', pages: listPages('landingPage', slugged) },
    { title: 'Agents', pages: listPages('agent', slugged) },
    { title: 'Legal pages', pages: listPages('legalPage', slugged) },
  ];
}

function listPages(type: string, slugged: readonly SluggedPage[]): SitePage[] {
  return slugged
    .filter((page) => page._type === type)
    .flatMap(({ slug, name, title }) => {
      const path = resolveHref(type, slug);
      return path ? [{ title: name ?? title ?? slug, path }] : [];
    });
}

/** Removes query and fragment from an address. */
export function getPath(address: string): string {
  return address.replace(/[?#].*$/, '');
}
