import { type PageType, pageRoutes } from '../../schemas/hrefs.ts';
import { fixedRouteQueries } from '../../web/app/route-queries.ts';

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
  legalPages: readonly { id: string; title?: string }[];
}

/** What editors call the pages; the menu's own words are longer, and editors change them. */
export const pageTitles = {
  homePage: 'Home',
  aboutPage: 'About',
  needImpactAgentsPage: 'Impact Agents',
  polyAiPage: 'Poly-AI',
  organizationsPage: 'Mission-driven organizations',
  likeOsPage: 'Like OS',
  globalImpactPage: 'Global Impact',
  cpaPage: 'CPA/SME Change Agents',
  connectedAgentsPage: 'Connected Agents',
  sampleAgentPage: 'Sample: Diana',
  contactPage: 'Contact',
  aboutOldPage: 'About (older version)',
  notFoundPage: 'Page not found',
} as const satisfies Record<PageType, string>;

const pageTypes = new Map<string, PageType>(
  // `pageRoutes` has the page types as its keys, which Object.keys does not say.
  (Object.keys(pageRoutes) as PageType[]).map((type) => [pageRoutes[type], type]),
);

/**
 * Every page of the site once, as a visitor finds them: through the menu, through the agents, through the footer,
 * and from within other pages. The routes of the site are what decides which pages there are.
 */
export function siteMap({ navigation, footer, agents, legalPages }: SiteMapContent): SiteMapGroup[] {
  const left = new Map(fixedPages(legalPages).map((page) => [page.path, page]));
  const take = (paths: Iterable<string>) =>
    [...paths].flatMap((path) => {
      const page = left.get(path);
      left.delete(path);
      return page ? [page] : [];
    });
  const inMenu = take(navigation);
  const inFooter = take(footer);
  const routed = new Set([...inMenu, ...inFooter, ...left.values()].map(({ id }) => id));
  const withoutRoute = legalPages
    .filter(({ id }) => !routed.has(id))
    .map(({ id, title }) => ({ id, type: 'legalPage', title: title || 'Legal page without a title' }));
  return [
    { title: 'In the menu', pages: inMenu },
    { title: 'Agents', pages: agents.map(agentPage) },
    { title: 'In the footer', pages: inFooter },
    { title: 'Reached from other pages', pages: [...take([...left.keys()]), ...withoutRoute] },
  ].filter(({ pages }) => pages.length > 0);
}

function agentPage({ id, name, slug }: SiteMapContent['agents'][number]): SitePage {
  const path = slug ? `/agent/${encodeURIComponent(slug)}` : undefined;
  return { id, type: 'agent', title: name || 'Agent without a name', path };
}

function fixedPages(legalPages: SiteMapContent['legalPages']) {
  return [...fixedRouteQueries].map(([path, { params }]) => {
    const type = pageTypes.get(path);
    if (type) return { id: type, type, title: pageTitles[type], path };
    const id = params.documentId ?? path;
    const title = legalPages.find((page) => page.id === id)?.title;
    return { id, type: 'legalPage', title: title || inWords(path), path };
  });
}

/** What a page without a title is called: '/terms-of-use' is 'Terms of use'. */
function inWords(path: string): string {
  const words = path.slice(1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
