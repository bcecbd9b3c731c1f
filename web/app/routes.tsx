import { matchRoutes, type RouteObject, redirect } from 'react-router-dom';
import { readText } from '../content/read-field.ts';
import { Loading } from '../gate/loading.tsx';
import { FramelessError } from './application-error.tsx';
import { Layout } from './layout.tsx';
import { notFoundPage, unknownAgentPage } from './missing-pages.tsx';
import { definePage } from './page.ts';
import { PageError } from './page-error.tsx';
import { createPageLoader, type LoadPage, type PageLoaderOptions } from './page-loader.ts';
import { PageView } from './page-view.tsx';
import { pages } from './pages.tsx';

/** A path of the site and its page, whose code is loaded when a visitor first goes there. */
export interface PageRoute {
  id: string;
  path: string;
  load: LoadPage;
}

/** Renders the not-found page; every path without a route shows it too. */
export const notFoundPath = '/not-found';

/** The path of every page that does not depend on the content: all but the agents'. */
export const fixedPaths = ['/', ...Object.keys(pages).map((path) => `/${path}`), notFoundPath];

/** Where paths lead that have no page, whatever the content says: the spec's 'Return to Agents' leads to the first. */
export const redirects: Readonly<Record<string, string>> = { '/agents': '/#agents' };

/** All pages but the not-found page. */
export const pageRoutes: readonly PageRoute[] = [
  { id: 'home', path: '/', load: loadHomePage },
  { id: 'agent', path: '/agent/:agentName', load: loadAgentPage },
  ...Object.entries(pages).map(([path, load]) => ({ id: path, path: `/${path}`, load })),
];

const notFoundRoute: PageRoute = { id: 'not-found', path: '*', load: async () => notFoundPage };

/** The id of the route that a path has; that of the not-found page where it has none. */
export function routeIdOf(path: string): string {
  const paths = [...pageRoutes, ...Object.keys(redirects).map((from) => ({ id: 'redirect', path: from }))];
  return matchRoutes(paths, path)?.[0]?.route.id ?? notFoundRoute.id;
}

export interface SiteRoutes {
  routes: RouteObject[];
  /** Fills the query cache with all that a path shows. Rejects when that cannot be had. */
  prepare: (path: string) => Promise<void>;
}

interface SiteRoutesOptions extends PageLoaderOptions {
  /** Pages beside the site's own, for faults that no real page has. */
  morePages?: readonly PageRoute[];
}

/**
 * The routes of the site for React Router's data routers. A page is shown once its code and content are there. The outer
 * error element holds what remains when the frame of the site fails, the inner one keeps the frame around a page that does
 * (https://reactrouter.com/start/data/route-object).
 */
export function createSiteRoutes({ morePages = [], ...options }: SiteRoutesOptions): SiteRoutes {
  const loader = createPageLoader(options);
  const all = [...morePages, ...pageRoutes];
  const prepare = async (path: string, among = [...all, notFoundRoute]) => {
    const match = matchRoutes(among, path)?.[0];
    const url = new URL(path, 'http://site.invalid');
    if (!match) return;
    const { route, params } = match;
    await Promise.all([loader.loadSettings(url), loader.loadPage(route.load, { params, url })]);
  };
  /** Whoever goes there learns what went wrong. Nothing is asked for a path without a page. */
  const prefetch = (path: string) => prepare(path, all).catch(() => {});
  const routeOf = ({ id, path, load }: PageRoute): RouteObject => ({
    id,
    path,
    // Beside `lazy`, not in what it loads: then code and content are asked for at the same time.
    loader: async ({ params, request }) => {
      await loader.loadPage(load, { params, url: new URL(request.url) });
      return null;
    },
    lazy: async () => {
      const page = await load();
      return { element: <PageView page={page} />, handle: page };
    },
  });
  const routes: RouteObject[] = [
    {
      id: 'site',
      loader: async ({ request }) => {
        await loader.loadSettings(new URL(request.url));
        return null;
      },
      element: <Layout onWanted={prefetch} />,
      errorElement: <FramelessError />,
      hydrateFallbackElement: <Loading />,
      children: [
        {
          id: 'pages',
          errorElement: <PageError />,
          children: [
            ...[...all, notFoundRoute].map(routeOf),
            ...Object.entries(redirects).map(redirectRouteOf),
          ],
        },
      ],
    },
  ];
  return { routes, prepare };
}

/** What the visitor's link said besides its path is kept, as the server keeps it. */
function redirectRouteOf([path, to]: [string, string]): RouteObject {
  const loader: RouteObject['loader'] = ({ request }) => {
    const { pathname, hash } = new URL(to, request.url);
    return redirect(pathname + new URL(request.url).search + hash);
  };
  return { id: path, path, loader, element: null };
}

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
    standIn: unknownAgentPage,
  });
}
