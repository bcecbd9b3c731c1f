import { pageRoute, type RouteContext } from './page-route.tsx';

/** Loads a page with its query when a visitor first goes there. */
type LoadPage = (context: RouteContext) => Promise<ReturnType<typeof pageRoute>>;

/** The routes of spec section 2 below the home page, each with the page that it shows. */
export const pages: Record<string, LoadPage> = {
  organizations: simplePage('organizationsPage'),
  'global-impact': simplePage('globalImpactPage'),
  about: simplePage('aboutPage'),
  'about-old': simplePage('aboutOldPage'),
  cpa: simplePage('cpaPage'),
  'poly-ai': simplePage('polyAiPage'),
  'like-os': simplePage('likeOsPage'),
  'data-security': simplePage('legal-data-security'),
  contact: simplePage('contactPage'),
  accessibility: simplePage('legal-accessibility'),
  'compliance-standards': simplePage('legal-compliance-standards'),
  'privacy-policy': simplePage('legal-privacy-policy'),
  'cookie-policy': simplePage('legal-cookie-policy'),
  'sample-diana': simplePage('sampleAgentPage'),
  'terms-of-service': simplePage('legal-terms-of-service'),
  'terms-of-use': simplePage('legal-terms-of-use'),
  'connected-agents': simplePage('connectedAgentsPage'),
  'need-impact-agents': simplePage('needImpactAgentsPage'),
};

/** A page of one document that needs no code of its own. */
function simplePage(documentId: string): LoadPage {
  return async (context) => {
    const [{ SimplePage }, { simplePageQuery }] = await Promise.all([
      import('../pages/simple-page/simple-page.tsx'),
      import('../pages/simple-page/simple-page-query.ts'),
    ]);
    return pageRoute(context, {
      query: () => simplePageQuery(documentId),
      element: <SimplePage documentId={documentId} />,
      source: 'pages/simple-page/simple-page.tsx',
    });
  };
}
