import { matchRoutes, parsePath, type RouteObject, redirect } from 'react-router-dom';
import { resolveHref } from '../../content/hrefs.ts';
import { agentPage, fixedPages } from '../../content/pages.ts';
import { Loading } from '../gate/loading.tsx';
import type { PageModule } from '../pages/define-page.ts';
import { page as notFoundPage } from '../pages/not-found/not-found-page.tsx';
import { FramelessError } from './application-error.tsx';
import { Layout } from './layout.tsx';
import { notFoundId } from './not-found-id.ts';
import { PageError } from './page-error.tsx';
import { createPageLoader, type LoadPage, type PageLoaderOptions } from './page-loader.ts';
import { pageModules } from './page-modules.generated.ts';
import { PageView } from './page-view.tsx';

/** A path of the site and its page, whose code is loaded on the first navigation to it. */
export interface PageRoute {
  id: string;
  path: string;
  load: LoadPage;
}

/** The path of the not-found page, which is also shown for every path without a route. */
export const notFoundPath = resolveHref('notFoundPage');

/** The paths of all pages without a slug parameter. */
export const fixedPaths = fixedPages.map(({ path }) => path);

/** Redirects that do not depend on content. The link 'Return to Agents' points to '/agents'. */
export const redirects: Readonly<Record<string, string>> = { '/agents': '/#agents' };

/** All pages except the not-found page. */
export const pageRoutes: readonly PageRoute[] = pageModules.map(createPageRoute);

const notFoundRoute: PageRoute = { id: notFoundId, path: '*', load: async () => notFoundPage };
/** The not-found page at its own path, so that the landing page route does not match it. */
const notFoundItself: PageRoute = { ...notFoundRoute, id: 'not-found-itself', path: notFoundPath };

/** Returns the id of the route that matches a path, or that of the not-found page. */
export function getRouteId(path: string): string {
  const paths = [
    ...pageRoutes,
    { ...notFoundRoute, path: notFoundPath },
    ...Object.keys(redirects).map((from) => ({ id: 'redirect', path: from })),
  ];
  return matchRoutes(paths, path)?.[0]?.route.id ?? notFoundRoute.id;
}

interface SiteRoutes {
  routes: RouteObject[];
  /**
   * Fills the query cache with all that an address of the site shows, such as '/about?from=mail#agents'. Rejects when the content
   * cannot be loaded, and with a redirecting Response where the page has moved.
   */
  prepare: (address: string) => Promise<void>;
}

interface SiteRoutesOptions extends PageLoaderOptions {
  /** Additional pages, with which tests cause errors that no real page has. */
  morePages?: readonly PageRoute[];
}

/**
 * The routes of the site for React Router's data routers. A page is shown once its code and content are loaded. The outer error
 * element replaces the whole site when the layout fails; the inner one keeps the layout when a page fails
 * (https://reactrouter.com/start/data/route-object).
 */
export function createSiteRoutes({ morePages = [], ...options }: SiteRoutesOptions): SiteRoutes {
  const loader = createPageLoader(options);
  const all = [...morePages, ...pageRoutes, notFoundItself];
  const prepare = async (address: string, among = [...all, notFoundRoute]) => {
    const location = parsePath(address);
    const match = matchRoutes(among, location)?.[0];
    if (!match) return;
    // Set part by part: '//path' as a whole would parse as a URL with another host.
    const url = Object.assign(new URL('http://site.invalid'), location);
    const { route, params } = match;
    await Promise.all([loader.loadSettings(url), loader.loadPage(route.load, { params, url })]);
  };
  /**
   * Errors are ignored here and reported on navigation. The not-found route is left out, so a path without a page is not
   * prefetched.
   */
  const prefetch = (address: string) => prepare(address, all).catch(() => {});
  const makeRoute = ({ id, path, load }: PageRoute): RouteObject => ({
    id,
    path,
    // A loader beside `lazy` instead of inside it, so that code and content load in parallel.
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
            ...[...all, notFoundRoute].map(makeRoute),
            ...Object.entries(redirects).map(makeRedirectRoute),
          ],
        },
      ],
    },
  ];
  return { routes, prepare };
}

/** Keeps the query string of the requested URL, as the server does. */
function makeRedirectRoute([path, to]: [string, string]): RouteObject {
  const loader: RouteObject['loader'] = ({ request }) => {
    const { pathname, hash } = new URL(to, request.url);
    return redirect(pathname + new URL(request.url).search + hash);
  };
  return { id: path, path, loader, element: null };
}

function createPageRoute({ id, path, documentId, source, load }: PageModule): PageRoute {
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
