import { pageRoute, type RouteContext } from './page-route.tsx';

/** Loads a page with its query when a visitor first goes there. */
type LoadPage = (context: RouteContext) => Promise<ReturnType<typeof pageRoute>>;

/** The routes of spec section 2 below the home page, each with the page that it shows. */
export const pages: Record<string, LoadPage> = {
  organizations: organizationsPage,
  'global-impact': globalImpactPage,
  about: aboutPage,
  'about-old': aboutOldPage,
  cpa: cpaPage,
  'poly-ai': polyAiPage,
  'like-os': likeOsPage,
  'data-security': legalPage('legal-data-security'),
  contact: contactPage,
  accessibility: legalPage('legal-accessibility'),
  'compliance-standards': legalPage('legal-compliance-standards'),
  'privacy-policy': legalPage('legal-privacy-policy'),
  'cookie-policy': legalPage('legal-cookie-policy'),
  'sample-diana': sampleAgentPage,
  'terms-of-service': legalPage('legal-terms-of-service'),
  'terms-of-use': legalPage('legal-terms-of-use'),
  'connected-agents': connectedAgentsPage,
  'need-impact-agents': needImpactAgentsPage,
};

/** The connected-agents page. */
async function connectedAgentsPage(context: RouteContext) {
  const [{ ConnectedAgentsPage }, { connectedAgentsQuery }] = await Promise.all([
    import('../pages/connected-agents/connected-agents-page.tsx'),
    import('../pages/connected-agents/connected-agents-query.ts'),
  ]);
  return pageRoute(context, {
    query: connectedAgentsQuery,
    element: <ConnectedAgentsPage />,
    source: 'pages/connected-agents/connected-agents-page.tsx',
  });
}

/** The organizations page. */
async function organizationsPage(context: RouteContext) {
  const [{ OrganizationsPage }, { organizationsPageQuery }] = await Promise.all([
    import('../pages/organizations/organizations-page.tsx'),
    import('../pages/organizations/organizations-page-query.ts'),
  ]);
  return pageRoute(context, {
    query: organizationsPageQuery,
    element: <OrganizationsPage />,
    source: 'pages/organizations/organizations-page.tsx',
  });
}

/** The page of the CPA/SME change agents. */
async function cpaPage(context: RouteContext) {
  const [{ CpaPage }, { cpaPageQuery }] = await Promise.all([
    import('../pages/cpa/cpa-page.tsx'),
    import('../pages/cpa/cpa-page-query.ts'),
  ]);
  return pageRoute(context, {
    query: cpaPageQuery,
    element: <CpaPage />,
    source: 'pages/cpa/cpa-page.tsx',
  });
}

/** A legal page, by the id of its document. */
function legalPage(documentId: string): LoadPage {
  return async (context) => {
    const [{ LegalPage }, { legalQuery }] = await Promise.all([
      import('../pages/legal/legal-page.tsx'),
      import('../pages/legal/legal-query.ts'),
    ]);
    return pageRoute(context, {
      query: () => legalQuery(documentId),
      element: <LegalPage documentId={documentId} />,
      source: 'pages/legal/legal-page.tsx',
    });
  };
}

async function polyAiPage(context: RouteContext) {
  const [{ PolyAiPage }, { polyAiQuery }] = await Promise.all([
    import('../pages/poly-ai/poly-ai-page.tsx'),
    import('../pages/poly-ai/poly-ai-query.ts'),
  ]);
  return pageRoute(context, {
    query: () => polyAiQuery(),
    element: <PolyAiPage />,
    source: 'pages/poly-ai/poly-ai-page.tsx',
  });
}

async function likeOsPage(context: RouteContext) {
  const [{ LikeOsPage }, { likeOsQuery }] = await Promise.all([
    import('../pages/like-os/like-os-page.tsx'),
    import('../pages/like-os/like-os-query.ts'),
  ]);
  return pageRoute(context, {
    query: () => likeOsQuery(),
    element: <LikeOsPage />,
    source: 'pages/like-os/like-os-page.tsx',
  });
}

/** The global-impact page. */
async function globalImpactPage(context: RouteContext) {
  const [{ GlobalImpactPage }, { globalImpactQuery }] = await Promise.all([
    import('../pages/global-impact/global-impact-page.tsx'),
    import('../pages/global-impact/global-impact-query.ts'),
  ]);
  return pageRoute(context, {
    query: globalImpactQuery,
    element: <GlobalImpactPage />,
    source: 'pages/global-impact/global-impact-page.tsx',
  });
}

/** The platform page. */
async function aboutPage(context: RouteContext) {
  const [{ AboutPage }, { aboutQuery }] = await Promise.all([
    import('../pages/about/about-page.tsx'),
    import('../pages/about/about-query.ts'),
  ]);
  return pageRoute(context, {
    query: () => aboutQuery('aboutPage'),
    element: <AboutPage />,
    source: 'pages/about/about-page.tsx',
  });
}

/** The platform page in its older look. */
async function aboutOldPage(context: RouteContext) {
  const [{ AboutOldPage }, { aboutQuery }] = await Promise.all([
    import('../pages/about/about-old-page.tsx'),
    import('../pages/about/about-query.ts'),
  ]);
  return pageRoute(context, {
    query: () => aboutQuery('aboutOldPage'),
    element: <AboutOldPage />,
    source: 'pages/about/about-old-page.tsx',
  });
}

async function needImpactAgentsPage(context: RouteContext) {
  const [{ NeedImpactAgentsPage }, { needImpactAgentsQuery }] = await Promise.all([
    import('../pages/need-impact-agents/need-impact-agents-page.tsx'),
    import('../pages/need-impact-agents/need-impact-agents-query.ts'),
  ]);
  return pageRoute(context, {
    query: needImpactAgentsQuery,
    element: <NeedImpactAgentsPage />,
    source: 'pages/need-impact-agents/need-impact-agents-page.tsx',
  });
}

async function contactPage(context: RouteContext) {
  const [{ ContactPage }, { contactQuery }] = await Promise.all([
    import('../pages/contact/contact-page.tsx'),
    import('../pages/contact/contact-query.ts'),
  ]);
  return pageRoute(context, {
    query: contactQuery,
    element: <ContactPage />,
    source: 'pages/contact/contact-page.tsx',
  });
}

async function sampleAgentPage(context: RouteContext) {
  const [{ SampleAgentPage }, { sampleAgentQuery }] = await Promise.all([
    import('../pages/sample-diana/sample-agent-page.tsx'),
    import('../pages/sample-diana/sample-agent-query.ts'),
  ]);
  return pageRoute(context, {
    query: sampleAgentQuery,
    element: <SampleAgentPage />,
    source: 'pages/sample-diana/sample-agent-page.tsx',
  });
}
