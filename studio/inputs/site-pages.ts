import { resolveHref } from '../../schemas/hrefs.ts';
import { singletonPages } from '../../schemas/pages.ts';

/** A page that a link can lead to. */
export interface SitePage {
  title: string;
  path: string;
}

/** The pages of one kind, under the words that an editor knows them by. */
export interface PageGroup {
  title: 'Pages' | 'Landing pages' | 'Agents' | 'Legal pages';
  pages: SitePage[];
}

/** The landing pages, agents and legal pages of the site with their addresses, drafts included. */
export const SLUGGED_PAGES_QUERY =
  '*[_type in ["agent", "landingPage", "legalPage"] && defined(slug.current)] | order(orderRank asc, title asc){_type, "slug": slug.current, name, title}';

/** What the query finds of one page. */
export interface SluggedPage {
  _type: string;
  slug: string;
  name: string | null;
  title: string | null;
}

/** All pages of the site in groups; `titleOf` names a page that is there once by the type of its document. */
export function groupPages(slugged: readonly SluggedPage[], titleOf: (type: string) => string): PageGroup[] {
  const fixed = singletonPages
    // What visitors get where there is no page is no place to lead to.
    .filter(({ type }) => type !== 'notFoundPage')
    .map(({ type, path }) => ({ title: titleOf(type), path }));
  return [
    { title: 'Pages', pages: fixed },
    { title: 'Landing pages', pages: pagesOf('landingPage', slugged) },
    { title: 'Agents', pages: pagesOf('agent', slugged) },
    { title: 'Legal pages', pages: pagesOf('legalPage', slugged) },
  ];
}

function pagesOf(type: string, slugged: readonly SluggedPage[]): SitePage[] {
  return slugged
    .filter((page) => page._type === type)
    .flatMap(({ slug, name, title }) => {
      const path = resolveHref(type, slug);
      return path ? [{ title: name ?? title ?? slug, path }] : [];
    });
}

/** The path of a page in an address of the site, without a query or a place on the page behind it. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
