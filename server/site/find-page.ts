import { formerPathRedirects, normalizePath } from './former-paths.ts';
import type { PageSources } from './rendered-pages.ts';
import type { RenderedPage } from './server-build.ts';

/** A page and the path that it was rendered at. */
export type FoundPage = { path: string; page: RenderedPage };
/** The redirect of a path that has no page. */
export type FoundRedirect = { status: number; redirect: string };

/** Finds the page or redirect of a path; rejects when it is not rendered yet and the lake does not respond. */
type FindPage = (path: string) => Promise<FoundPage | FoundRedirect>;

/** Finds a page regardless of the case and encoding of the path. Unknown paths get the not-found page. */
export function createFindPage({ build, source, pages }: PageSources): FindPage {
  const rendered = byNormalizedPath([...(pages?.pages.keys() ?? [])].map((path) => [path, path]));
  const moved = byNormalizedPath(pages ? Object.entries(formerPathRedirects(pages)) : []);

  const listPaths = rememberBriefly(() => build.listPaths(source));

  const pathShownAt = async (path: string): Promise<string> => {
    const known = rendered.get(normalizePath(path));
    if (known) return known;
    // All unknown paths share one page, so that requests for many of them cause no rendering.
    if (!build.hasRoute(path)) return build.notFoundPath;
    const standIn = build.standInPathOf(path);
    if (standIn === undefined) return path.toLowerCase();
    // The page may be new, or may have failed to render, so the lake is queried. While it is down, only rendered pages are known.
    const listed = await listPaths().catch(() => []);
    return listed.find((one) => normalizePath(one) === normalizePath(path)) ?? standIn;
  };

  return async (path) => {
    const redirect = moved.get(normalizePath(path));
    if (redirect) return { status: 308, redirect };
    const wanted = await pathShownAt(path);
    const page = pages?.pages.get(wanted) ?? (await build.render({ ...source, path: wanted }));
    return 'redirect' in page ? page : { path: wanted, page };
  };
}

/** How long the list of paths is cached for requests of unknown paths. */
const CACHE_MS = 2_000;

/** Caches a result for a short time, since crawlers that guess paths request many unknown ones in bursts. */
function rememberBriefly<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    if (!known || known.until < Date.now()) known = { answer: ask(), until: Date.now() + CACHE_MS };
    return known.answer;
  };
}

function byNormalizedPath(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(entries.map(([path, value]) => [normalizePath(path), value]));
}
