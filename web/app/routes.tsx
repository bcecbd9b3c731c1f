import { type RouteObject, redirect } from 'react-router-dom';
import { siteSettingsQuery } from '../content/site-settings-query.ts';
import { Loading } from '../gate/loading.tsx';
import { ApplicationError } from './application-error.tsx';
import { Layout } from './layout.tsx';
import { PageError } from './page-error.tsx';
import { ensureContent, pageRoute, type RouteContext } from './page-route.tsx';
import { pages } from './pages.tsx';

/** Renders the not-found page; every path without a route shows it too. */
export const notFoundPath = '/not-found';
export const notFoundRouteId = 'not-found';

/** The path of every page that does not depend on the content: all but the agents'. */
export const fixedPaths = ['/', ...Object.keys(pages).map((path) => `/${path}`), notFoundPath];

/** Every part of the site in every state, on the development server only: a build has no trace of it. */
const kitRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/_kit',
        HydrateFallback: Loading,
        lazy: async () => ({ Component: (await import('./kit/kit.tsx')).Kit }),
      },
    ]
  : [];

/** All routes. Each page is loaded on its own, with its query, when a visitor first goes there. */
export function createRoutes(context: RouteContext): RouteObject[] {
  return [
    ...kitRoutes,
    {
      id: 'root',
      path: '/',
      Component: Layout,
      ErrorBoundary: ApplicationError,
      HydrateFallback: Loading,
      loader: async ({ request }) => {
        await ensureContent(context, siteSettingsQuery(), request);
        return null;
      },
      // The settings are on every page: going from one to the next does not read them again.
      shouldRevalidate: () => false,
      children: [
        {
          id: 'page',
          // Stands inside the layout, so that a fault of a page leaves navigation and footer in place.
          ErrorBoundary: PageError,
          HydrateFallback: Loading,
          children: pageRoutes(context),
        },
      ],
    },
  ];
}

function pageRoutes(context: RouteContext): RouteObject[] {
  return [
    { id: 'home', index: true, lazy: () => loadHomePage(context) },
    { id: 'agent', path: 'agent/:agentName', lazy: () => loadAgentPage(context) },
    // The spec's 'Return to Agents' leads to a path without a page: the agents are on the home page.
    { path: 'agents', Component: Loading, loader: () => redirect('/#agents', 308) },
    ...Object.entries(pages).map(([path, load]) => ({ id: path, path, lazy: () => load(context) })),
    { id: notFoundRouteId, path: '*', lazy: () => loadNotFoundPage(context) },
  ];
}

async function loadHomePage(context: RouteContext) {
  const [{ HomePage }, { homeQuery }] = await Promise.all([
    import('../pages/home/home-page.tsx'),
    import('../pages/home/home-query.ts'),
  ]);
  return pageRoute(context, {
    query: homeQuery,
    element: <HomePage />,
    source: 'pages/home/home-page.tsx',
  });
}

async function loadAgentPage(context: RouteContext) {
  const [{ AgentPage }, { agentQuery }] = await Promise.all([
    import('../pages/agent/agent-page.tsx'),
    import('../pages/agent/agent-query.ts'),
  ]);
  return pageRoute(context, {
    query: ({ agentName = '' }) => agentQuery(agentName),
    element: <AgentPage />,
    source: 'pages/agent/agent-page.tsx',
    // An unknown agent has a view of its own (spec section 2).
    whenMissing: 'page',
    missingTitle: 'Agent Not Found',
  });
}

async function loadNotFoundPage(context: RouteContext) {
  const [{ NotFoundPage }, { notFoundQuery }] = await Promise.all([
    import('../pages/not-found/not-found-page.tsx'),
    import('../pages/not-found/not-found-query.ts'),
  ]);
  return pageRoute(context, {
    query: notFoundQuery,
    element: <NotFoundPage />,
    source: 'pages/not-found/not-found-page.tsx',
    whenMissing: 'page',
    status: 404,
  });
}
