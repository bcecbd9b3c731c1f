import { resolveHref } from '../../schemas/hrefs.ts';
import { fixedPages } from '../../schemas/pages.ts';

/** One page of the site, by the document that fills it. */
export interface SitePage {
  /** The published id of the document. */
  id: string;
  type: string;
  title: string;
  /** Undefined for a document that no route of the site shows. */
  path?: string;
}

/** Pages that belong together. */
export interface SiteMapGroup {
  title: string;
  pages: readonly SitePage[];
}

/** What the site map needs to know of the content. */
export interface SiteMapContent {
  /** Paths of the site's menu and of its footer, in their order. */
  navigation: readonly string[];
  footer: readonly string[];
  /** In the order of their list. */
  agents: readonly { id: string; name?: string; slug?: string }[];
  /** The pages that editors made. */
  landingPages: readonly { id: string; title?: string; slug?: string }[];
  legalPages: readonly { id: string; title?: string }[];
}

/**
 * Every page of the site once, as a visitor finds them: through the menu, through the agents, through the footer,
 * and from within other pages. The routes of the site are what decides which pages there are.
 */
export function siteMap(content: SiteMapContent): SiteMapGroup[] {
  const { navigation, footer, agents, landingPages, legalPages } = content;
  const landing = landingPages.map(landingPage);
  const left = new Map<string, SitePage>(
    [...landing, ...titledPages(legalPages)].flatMap((page) => (page.path ? [[page.path, page]] : [])),
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
    { title: 'Agents', pages: agents.map(agentPage) },
    { title: 'In the footer', pages: inFooter },
    { title: 'Reached from other pages', pages: [...take([...left.keys()]), ...withoutRoute] },
  ].filter(({ pages }) => pages.length > 0);
}

function agentPage({ id, name, slug }: SiteMapContent['agents'][number]): SitePage {
  const path = slug && resolveHref('agent', slug);
  return { id, type: 'agent', title: name || 'Agent without a name', path };
}

function landingPage({ id, title, slug }: SiteMapContent['landingPages'][number]): SitePage {
  const path = slug && resolveHref('landingPage', slug);
  return { id, type: 'landingPage', title: title || 'Landing page without a name', path };
}

function titledPages(legalPages: SiteMapContent['legalPages']) {
  return fixedPages.map(({ documentId: id, type, title, path }) => ({
    id,
    type,
    title: legalPages.find((page) => page.id === id)?.title || title,
    path,
  }));
}
