import { formerPathRedirects, normalizePath } from './former-paths.ts';
import type { PageSources } from './rendered-pages.ts';
import type { RenderedPage } from './server-build.ts';

/** A page and the path that it was rendered at. */
export type FoundPage = { path: string; page: RenderedPage };
/** Where a path leads that shows no page. */
export type FoundRedirect = { status: number; redirect: string };

/** What is shown at a path; rejects when that is not rendered yet and the lake does not answer. */
export type FindPage = (path: string) => Promise<FoundPage | FoundRedirect>;

/** Finds a page in whatever case and encoding its path is written; every path without a page has one too. */
export function createFindPage({ build, source, pages }: PageSources): FindPage {
  const rendered = byNormalizedPath([...(pages?.pages.keys() ?? [])].map((path) => [path, path]));
  const moved = byNormalizedPath(pages ? Object.entries(formerPathRedirects(pages.profile)) : []);

  const pathShownAt = async (path: string): Promise<string> => {
    const known = rendered.get(normalizePath(path));
    if (known) return known;
    // All paths without a page share one, so that nobody can make the server render without end.
    if (!build.hasRoute(path)) return build.notFoundPath;
    if (!build.isAgentPath(path)) return path.toLowerCase();
    // Published a moment ago, or could not be rendered: the lake knows. While it is down, all there is was rendered.
    const listed = await build.listPaths(source).catch(() => []);
    return listed.find((one) => normalizePath(one) === normalizePath(path)) ?? build.unknownAgentPath;
  };

  return async (path) => {
    const redirect = moved.get(normalizePath(path));
    if (redirect) return { status: 308, redirect };
    const wanted = await pathShownAt(path);
    const page = pages?.pages.get(wanted) ?? (await build.render({ ...source, path: wanted }));
    return 'redirect' in page ? page : { path: wanted, page };
  };
}

function byNormalizedPath(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(entries.map(([path, value]) => [normalizePath(path), value]));
}
