import { resolveHref } from '../../content/hrefs.ts';
import { fixedPages } from '../../content/pages.ts';

/** A page of the site and its document. */
export interface SitePage {
  /** Published id of the document. */
  id: string;
  type: string;
  title: string;
  /** Undefined for a document without a route. */
  path?: string;
}

/** A group of pages with a title. */
export interface SiteMapGroup {
  title: string;
  pages: readonly SitePage[];
}

/** Content that the site map depends on. */
export interface SiteMapContent {
  /** Paths of the menu and of the footer, in their order. */
  navigation: readonly string[];
  footer: readonly string[];
  /** In the order of the agents list. */
  agents: readonly { id: string; name?: string; slug?: string }[];
  /** Pages created by editors. */
  landingPages: readonly { id: string; title?: string; slug?: string }[];
  legalPages: readonly { id: string; title?: string }[];
}

/**
 * Groups all pages of the site by how visitors reach them: the menu, the agents, the footer, or other pages.
 * Each page occurs once. The pages are determined by the routes of the site.
 */
export function createSiteMap(content: SiteMapContent): SiteMapGroup[] {
  const { navigation, footer, agents, landingPages, legalPages } = content;
  const landing = landingPages.map(describeLandingPage);
  const left = new Map<string, SitePage>(
    [...landing, ...describeLegalPages(legalPages)].flatMap((page) => (page.path ? [[page.path, page]] : [])),
  );
  const take = (paths: Iterable<string>) =>
    [...paths].flatMap((path) => {
      const page = left.get(path);
      left.delete(path);
      return page ? [page] : [];
    });
  const inMenu = take(navigation);
  const inFooter = take(footer);
  const linked = new Set([...inMenu, ...inFooter].map(({ id }) => id));
  const ownPages = landing.filter(({ id }) => !linked.has(id));
  take(ownPages.flatMap(({ path, id }) => (path && left.get(path)?.id === id ? [path] : [])));
  const routed = new Set([...linked, ...[...left.values()].map(({ id }) => id)]);
  const withoutRoute = legalPages
    .filter(({ id }) => !routed.has(id))
    .map(({ id, title }) => ({ id, type: 'legalPage', title: title || 'Legal page without a title' }));
  return [
    { title: 'In the menu', pages: inMenu },
    { title: 'Landing pages', pages: ownPages },
    { title: 'Agents', pages: agents.map(describeAgentPage) },
    { title: 'In the footer', pages: inFooter },
    { title: 'Reached from other pages', pages: [...take([...left.keys()]), ...withoutRoute] },
  ].filter(({ pages }) => pages.length > 0);
}

function describeAgentPage({ id, name, slug }: SiteMapContent['agents'][number]): SitePage {
  const path = slug && resolveHref('agent', slug);
  return { id, type: 'agent', title: name || 'Agent without a name', path };
}

function describeLandingPage({ id, title, slug }: SiteMapContent['landingPages'][number]): SitePage {
  const path = slug && resolveHref('landingPage', slug);
  return { id, type: 'landingPage', title: title || 'Landing page without a name', path };
}

function describeLegalPages(legalPages: SiteMapContent['legalPages']) {
  return fixedPages.map(({ documentId: id, type, title, path }) => ({
    id,
    type,
    title: legalPages.find((page) => page.id === id)?.title || title,
    path,
  }));
}
