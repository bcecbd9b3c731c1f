import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * The router of a browser whose #root already holds the page. What the matched routes load lazily is loaded
 * first, so that the first client render is the page itself and equals the server's markup.
 */
export async function createHydratingRouter(routes: RouteObject[]) {
  const matches = matchRoutes(routes, window.location) ?? [];
  // Loaders only fill the query cache, which came with the page: they add nothing to the first render.
  const loaderData: NonNullable<HydrationState['loaderData']> = {};
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }
    if (route.id) loaderData[route.id] = null;
  }
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}
