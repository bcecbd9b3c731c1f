/**
 * The list of pages. Routes, links, schema types, the Studio's site map and previews, the seed, the sitemap and the
 * not-found page's suggestions all derive from it; `npm run types` writes the imports that they need.
 *
 * For a page `cpa`, the schema type is in `schemas/singletons/cpa-page.ts`, the initial document in
 * `scripts/seed/documents/cpa-page.ts`, its query in `web/pages/cpa/cpa-query.ts` and its view in `web/pages/cpa/cpa-page.tsx`.
 */
interface SingletonPageEntry {
  id: string;
  /** From the root of the site. */
  path: string;
  /** The page's name for editors. */
  title: string;
  /** The page's schema type, which is also the `_id` of its only document. */
  type: `${string}Page`;
  /** The folder under `web/pages/`, when several pages share one. */
  folder?: string;
}

/** Every singleton page. Pages without a link in a menu appear in the Studio in this order. */
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
  // Shown at every path without a route; its own path never shows another page, so that previews can open it.
  { id: 'not-found', path: '/not-found', title: 'Page not found', type: 'notFoundPage' },
] as const satisfies readonly SingletonPageEntry[];

/** A document type with one document, which is a page. */
export type PageType = (typeof singletonPages)[number]['type'];

/** The legal pages, documents of the type `legalPage`, with the name for editors when a title is missing. */
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

/** The pages that editors build from sections: one for each document of the type `landingPage`. */
export const landingPages = { id: 'landing', path: '/:slug', folder: 'landing', view: 'landing' } as const;

/** A page whose path does not depend on content. */
interface FixedPage {
  id: string;
  path: string;
  /** The page's name for editors. */
  title: string;
  /** The type of the page's document, and its published id. */
  type: PageType | 'legalPage';
  documentId: string;
  /** The folder under `web/pages/`, and the view in it: the file `<view>-page.tsx`. */
  folder: string;
  view: string;
}

/** Every page at a fixed path, the not-found page last. */
export const fixedPages: readonly FixedPage[] = [
  ...singletonPages.slice(0, -1).map(toFixedPage),
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
  ...singletonPages.slice(-1).map(toFixedPage),
];

function toFixedPage(page: (typeof singletonPages)[number]): FixedPage {
  return { folder: page.id, view: page.id, documentId: page.type, ...page };
}
