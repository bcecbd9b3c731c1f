import { matchRoutes, parsePath, type RouteObject, redirect } from 'react-router-dom';
import { resolveHref } from '../../schemas/hrefs.ts';
import { agentPage, fixedPages } from '../../schemas/pages.ts';
import { Loading } from '../gate/loading.tsx';
import type { PageModule } from '../pages/define-page.ts';
import { page as notFoundPage } from '../pages/not-found/not-found-page.tsx';
import { FramelessError } from './application-error.tsx';
import { Layout } from './layout.tsx';
import { PageError } from './page-error.tsx';
import { createPageLoader, type LoadPage, type PageLoaderOptions } from './page-loader.ts';
import { pageModules } from './page-modules.generated.ts';
import { PageView } from './page-view.tsx';

/** A path of the site and its page, whose code is loaded when a visitor first goes there. */
export interface PageRoute {
  id: string;
  path: string;
  load: LoadPage;
}

/** Renders the not-found page; every path without a route shows it too. */
export const notFoundPath = resolveHref('notFoundPage');

/** The path of every page that does not depend on the content: all but the agents'. */
export const fixedPaths = fixedPages.map(({ path }) => path);

/** Where paths lead that have no page, whatever the content says: the spec's 'Return to Agents' leads to the first. */
export const redirects: Readonly<Record<string, string>> = { '/agents': '/#agents' };

/** All pages but the not-found page. */
export const pageRoutes: readonly PageRoute[] = pageModules.map(routeOfModule);

const notFoundRoute: PageRoute = { id: 'not-found', path: '*', load: async () => notFoundPage };
/** The not-found page at its own path, which is no landing page's. */
const notFoundItself: PageRoute = { ...notFoundRoute, id: 'not-found-itself', path: notFoundPath };

/** The id of the route that a path has; that of the not-found page where it has none. */
export function routeIdOf(path: string): string {
  const paths = [
    ...pageRoutes,
    { ...notFoundRoute, path: notFoundPath },
    ...Object.keys(redirects).map((from) => ({ id: 'redirect', path: from })),
  ];
  return matchRoutes(paths, path)?.[0]?.route.id ?? notFoundRoute.id;
}

export interface SiteRoutes {
  routes: RouteObject[];
  /**
   * Fills the query cache with all that an address of the site shows, such as '/about?from=mail#agents'. Rejects when that cannot
   * be had, and with a redirecting Response where the page has moved.
   */
  prepare: (address: string) => Promise<void>;
}

interface SiteRoutesOptions extends PageLoaderOptions {
  /** Additional pages, with which tests produce faults that no real page has. */
  morePages?: readonly PageRoute[];
}

/**
 * The routes of the site for React Router's data routers. A page is shown once its code and content are there. The outer
 * error element holds what remains when the frame of the site fails, the inner one keeps the frame around a page that does
 * (https://reactrouter.com/start/data/route-object).
 */
export function createSiteRoutes({ morePages = [], ...options }: SiteRoutesOptions): SiteRoutes {
  const loader = createPageLoader(options);
  const all = [...morePages, ...pageRoutes, notFoundItself];
  const prepare = async (address: string, among = [...all, notFoundRoute]) => {
    const location = parsePath(address);
    const match = matchRoutes(among, location)?.[0];
    if (!match) return;
    // Part by part: '//path' as a whole would be the address of another host.
    const url = Object.assign(new URL('http://site.invalid'), location);
    const { route, params } = match;
    await Promise.all([loader.loadSettings(url), loader.loadPage(route.load, { params, url })]);
  };
  /** Whoever goes there learns what went wrong. Nothing is asked for a path without a page. */
  const prefetch = (address: string) => prepare(address, all).catch(() => {});
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

function routeOfModule({ id, path, documentId, source, load }: PageModule): PageRoute {
  return {
    id,
    path,
    load: async () => {
      const { page } = await load();
      const query: typeof page.query = (params) => page.query({ ...params, documentId });
      return { ...page, query, source, isAgent: id === agentPage.id };
    },
  };
}
