import { definePage } from './page.ts';
import type { LoadPage } from './page-loader.ts';

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

async function connectedAgentsPage() {
  const { ConnectedAgentsPage, connectedAgentsQuery } = await import(
    '../pages/connected-agents/connected-agents-page.tsx'
  );
  return definePage({
    query: connectedAgentsQuery,
    element: () => <ConnectedAgentsPage />,
    source: 'pages/connected-agents/connected-agents-page.tsx',
  });
}

async function organizationsPage() {
  const { OrganizationsPage, organizationsPageQuery } = await import(
    '../pages/organizations/organizations-page.tsx'
  );
  return definePage({
    query: organizationsPageQuery,
    element: () => <OrganizationsPage />,
    source: 'pages/organizations/organizations-page.tsx',
  });
}

async function cpaPage() {
  const { CpaPage, cpaPageQuery } = await import('../pages/cpa/cpa-page.tsx');
  return definePage({
    query: cpaPageQuery,
    element: () => <CpaPage />,
    source: 'pages/cpa/cpa-page.tsx',
  });
}

/** A legal page, by the id of its document. */
function legalPage(documentId: string): LoadPage {
  return async () => {
    const { LegalPage, legalQuery } = await import('../pages/legal/legal-page.tsx');
    return definePage({
      query: () => legalQuery(documentId),
      element: () => <LegalPage documentId={documentId} />,
      source: 'pages/legal/legal-page.tsx',
    });
  };
}

async function polyAiPage() {
  const { PolyAiPage, polyAiQuery } = await import('../pages/poly-ai/poly-ai-page.tsx');
  return definePage({
    query: polyAiQuery,
    element: () => <PolyAiPage />,
    source: 'pages/poly-ai/poly-ai-page.tsx',
  });
}

async function likeOsPage() {
  const { LikeOsPage, likeOsQuery } = await import('../pages/like-os/like-os-page.tsx');
  return definePage({
    query: likeOsQuery,
    element: () => <LikeOsPage />,
    source: 'pages/like-os/like-os-page.tsx',
  });
}

async function globalImpactPage() {
  const { GlobalImpactPage, globalImpactQuery } = await import(
    '../pages/global-impact/global-impact-page.tsx'
  );
  return definePage({
    query: globalImpactQuery,
    element: () => <GlobalImpactPage />,
    source: 'pages/global-impact/global-impact-page.tsx',
  });
}

async function aboutPage() {
  const { AboutPage, aboutQuery } = await import('../pages/about/about-page.tsx');
  return definePage({
    query: () => aboutQuery('aboutPage'),
    element: () => <AboutPage />,
    source: 'pages/about/about-page.tsx',
  });
}

async function aboutOldPage() {
  const { AboutOldPage, aboutQuery } = await import('../pages/about/about-old-page.tsx');
  return definePage({
    query: () => aboutQuery('aboutOldPage'),
    element: () => <AboutOldPage />,
    source: 'pages/about/about-old-page.tsx',
  });
}

async function needImpactAgentsPage() {
  const { NeedImpactAgentsPage, needImpactAgentsQuery } = await import(
    '../pages/need-impact-agents/need-impact-agents-page.tsx'
  );
  return definePage({
    query: needImpactAgentsQuery,
    element: () => <NeedImpactAgentsPage />,
    source: 'pages/need-impact-agents/need-impact-agents-page.tsx',
  });
}

async function contactPage() {
  const { ContactPage, contactQuery } = await import('../pages/contact/contact-page.tsx');
  return definePage({
    query: contactQuery,
    element: () => <ContactPage />,
    source: 'pages/contact/contact-page.tsx',
  });
}

async function sampleAgentPage() {
  const { SampleAgentPage, sampleAgentQuery } = await import('../pages/sample-diana/sample-agent-page.tsx');
  return definePage({
    query: sampleAgentQuery,
    element: () => <SampleAgentPage />,
    source: 'pages/sample-diana/sample-agent-page.tsx',
  });
}
