/**
 * The list of pages. Routes, links, schema types, the Studio's site map and previews, the seed, the sitemap and the
 * not-found page's suggestions all derive from it; `npm run types` writes the imports that they need.
 *
 * A page `cpa` has its schema type in `schemas/singletons/cpa-page.ts`, its first words in
 * `scripts/seed/documents/cpa-page.ts`, its query in `web/pages/cpa/cpa-query.ts` and its view in `web/pages/cpa/cpa-page.tsx`.
 */
interface SingletonPageEntry {
  id: string;
  /** From the root of the site. */
  path: string;
  /** What editors call the page. */
  title: string;
  /** The page's schema type; its one document has this as its `_id`. */
  type: `${string}Page`;
  /** The folder under `web/pages/`, where several pages share one. */
  folder?: string;
}

/** Every page that one document of its own fills. Pages that no menu links to appear in the Studio in this order. */
export const singletonPages = [
  { id: 'home', path: '/', title: 'Home', type: 'homePage' },
  {
    id: 'organizations',
    path: '/organizations',
    title: 'Mission-driven organizations',
    type: 'organizationsPage',
  },
  { id: 'global-impact', path: '/global-impact', title: 'Global Impact', type: 'globalImpactPage' },
  { id: 'about', path: '/about', title: 'About', type: 'aboutPage' },
  {
    id: 'about-old',
    path: '/about-old',
    title: 'About (older version)',
    type: 'aboutOldPage',
    folder: 'about',
  },
  { id: 'cpa', path: '/cpa', title: 'CPA/SME Change Agents', type: 'cpaPage' },
  { id: 'poly-ai', path: '/poly-ai', title: 'Poly-AI', type: 'polyAiPage' },
  { id: 'like-os', path: '/like-os', title: 'Like OS', type: 'likeOsPage' },
  { id: 'contact', path: '/contact', title: 'Contact', type: 'contactPage' },
  { id: 'sample-agent', path: '/sample-diana', title: 'Sample: Diana', type: 'sampleAgentPage' },
  {
    id: 'connected-agents',
    path: '/connected-agents',
    title: 'Connected Agents',
    type: 'connectedAgentsPage',
  },
  {
    id: 'need-impact-agents',
    path: '/need-impact-agents',
    title: 'Impact Agents',
    type: 'needImpactAgentsPage',
  },
  // Every path without a route shows this page; its own path never has another one, so previews can open it.
  { id: 'not-found', path: '/not-found', title: 'Page not found', type: 'notFoundPage' },
] as const satisfies readonly SingletonPageEntry[];

/** A document type that fills one page, and of which there is one document. */
export type PageType = (typeof singletonPages)[number]['type'];

/** The legal pages, documents of the type `legalPage`, and what editors call one whose title is missing. */
export const legalPages = [
  { id: 'data-security', title: 'Data security' },
  { id: 'accessibility', title: 'Accessibility' },
  { id: 'compliance-standards', title: 'Compliance standards' },
  { id: 'privacy-policy', title: 'Privacy policy' },
  { id: 'cookie-policy', title: 'Cookie policy' },
  { id: 'terms-of-service', title: 'Terms of service' },
  { id: 'terms-of-use', title: 'Terms of use' },
] as const;

/** The agents' pages: one for each document of the type `agent`. */
export const agentPage = { id: 'agent', path: '/agent/:slug', folder: 'agent', view: 'agent' } as const;

/** The pages that editors make of sections: one for each document of the type `landingPage`. */
export const landingPages = { id: 'landing', path: '/:slug', folder: 'landing', view: 'landing' } as const;

/** A page at a path that does not depend on the content. */
export interface FixedPage {
  id: string;
  path: string;
  /** What editors call the page. */
  title: string;
  /** The type of the document that fills it, and its published id. */
  type: PageType | 'legalPage';
  documentId: string;
  /** The folder under `web/pages/`, and in it the file `<view>-page.tsx`. */
  folder: string;
  view: string;
}

/** Every page at a fixed path, the not-found page last. */
export const fixedPages: readonly FixedPage[] = [
  ...singletonPages.slice(0, -1).map(singletonPage),
  ...legalPages.map(
    ({ id, title }): FixedPage => ({
      id,
      path: `/${id}`,
      title,
      type: 'legalPage',
      documentId: `legal-${id}`,
      folder: 'legal',
      view: 'legal',
    }),
  ),
  ...singletonPages.slice(-1).map(singletonPage),
];

function singletonPage(page: (typeof singletonPages)[number]): FixedPage {
  return { folder: page.id, view: page.id, documentId: page.type, ...page };
}
