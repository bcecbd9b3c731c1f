import { readText } from '../content/read-field.ts';
import { definePage } from './page.ts';
import { type LoadPage, pages } from './pages.tsx';

/** A path of the site: it has a page, or leads elsewhere. */
export type SiteRoute = PageRoute | RedirectRoute;

export interface PageRoute {
  id: string;
  path: string;
  load: LoadPage;
}

export interface RedirectRoute {
  id: string;
  path: string;
  redirect: string;
}

/** Renders the not-found page; every path without a route shows it too. */
export const notFoundPath = '/not-found';

/** The path of every page that does not depend on the content: all but the agents'. */
export const fixedPaths = ['/', ...Object.keys(pages).map((path) => `/${path}`), notFoundPath];

/** Stands at every path without a route of its own. */
export const notFoundRoute: PageRoute = { id: 'not-found', path: '*', load: loadNotFoundPage };

/** Stands where no agent has the name in the address (spec section 2). */
const unknownAgentRoute: PageRoute = {
  id: 'unknown-agent',
  path: '/agent/*',
  load: loadUnknownAgentPage,
};

/** All routes. Each page is loaded on its own, with its query, when a visitor first goes there. */
export const routes: readonly SiteRoute[] = [
  { id: 'home', path: '/', load: loadHomePage },
  { id: 'agent', path: '/agent/:agentName', load: loadAgentPage },
  // The spec's 'Return to Agents' leads to a path without a page: the agents are on the home page.
  { id: 'agents', path: '/agents', redirect: '/#agents' },
  ...Object.entries(pages).map(([path, load]) => ({ id: path, path: `/${path}`, load })),
  notFoundRoute,
];

async function loadHomePage() {
  const { HomePage, homeQuery } = await import('../pages/home/home-page.tsx');
  return definePage({
    query: homeQuery,
    element: () => <HomePage />,
    source: 'pages/home/home-page.tsx',
  });
}

async function loadAgentPage() {
  const { AgentPage, agentQuery } = await import('../pages/agent/agent-page.tsx');
  return definePage({
    query: ({ agentName = '' }) => agentQuery(agentName),
    element: ({ agentName = '' }) => <AgentPage agentName={agentName} />,
    movedTo: (content, { agentName }) => {
      const slug = readText(content, 'slug');
      return slug && slug.toLowerCase() !== agentName?.toLowerCase()
        ? `/agent/${encodeURIComponent(slug)}`
        : undefined;
    },
    source: 'pages/agent/agent-page.tsx',
    standIn: unknownAgentRoute,
  });
}

const notFoundSource = 'pages/not-found/not-found-page.tsx';

async function loadUnknownAgentPage() {
  const { UnknownAgentPage, notFoundQuery } = await import('../pages/not-found/not-found-page.tsx');
  return definePage({
    query: notFoundQuery,
    element: ({ agentName = '' }) => <UnknownAgentPage agentName={agentName} />,
    source: notFoundSource,
    missingTitle: 'Agent Not Found',
    hasDocument: false,
    status: 404,
  });
}

async function loadNotFoundPage() {
  const { NotFoundPage, notFoundQuery } = await import('../pages/not-found/not-found-page.tsx');
  return definePage({
    query: notFoundQuery,
    element: () => <NotFoundPage />,
    source: notFoundSource,
    status: 404,
  });
}
