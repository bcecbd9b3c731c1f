import { formerPathRedirects, normalizePath } from './former-paths.ts';
import type { PageSources } from './rendered-pages.ts';
import type { RenderedPage } from './server-build.ts';

/** A page and the path that it was rendered at. */
export type FoundPage = { path: string; page: RenderedPage };
/** Where a path leads that shows no page. */
export type FoundRedirect = { status: number; redirect: string };

/** What is shown at a path; rejects when that is not rendered yet and the lake does not answer. */
export type FindPage = (path: string) => Promise<FoundPage | FoundRedirect>;

/** Finds a page whatever the case and encoding of the path. An unknown path has the not-found page. */
export function createFindPage({ build, source, pages }: PageSources): FindPage {
  const rendered = byNormalizedPath([...(pages?.pages.keys() ?? [])].map((path) => [path, path]));
  const moved = byNormalizedPath(pages ? Object.entries(formerPathRedirects(pages.profile)) : []);

  const pathShownAt = async (path: string): Promise<string> => {
    const known = rendered.get(normalizePath(path));
    if (known) return known;
    // All unknown paths share one page, so that nobody can make the server render without end.
    if (!build.hasRoute(path)) return build.notFoundPath;
    if (!build.isAgentPath(path)) return path.toLowerCase();
    // The agent may be new, or its page may have failed to render, so the lake is asked. While that is down, only rendered pages are known.
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
