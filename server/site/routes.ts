import type { HeaderKind } from './security-headers.ts';

/** What the server sends at a path. */
export type Route = {
  /** The file, as a path in the folder of the release. */
  file: string;
  kind: HeaderKind;
  /** 200 when absent. */
  status?: number;
  etag?: string;
  /** Headers besides those of the kind, or instead of the handler's. */
  headers?: Readonly<Record<string, string>>;
  /** Only with a page. */
  page?: PageRecord;
};

/** What a rendering needs to know of a page that the last one wrote. */
export type PageRecord = {
  /** A hash of everything that the page was rendered from. */
  version: string;
  /** The files of its fragment and of its generated share picture, as paths in the folder of the release. */
  fragment: string;
  picture?: string | undefined;
  /** For lists of pages. Plain texts. */
  name: string;
  description?: string | undefined;
};

/** `from` is the path as it was written. */
export type Redirect = { status: number; from: string; to: string };

/** The file `routes.json` of a release: what the server sends at which path. */
export type Routes = {
  /** A hash of the environment that the pages were rendered for. */
  environment: string;
  /** The folder of the build that rendered them, and the path of its application script. */
  build: string;
  app: string;
  /** The files of the build whose names contain their content. */
  assets: readonly string[];
  /** The URL of the picture that the icons were drawn from; undefined for those of the build. */
  icon?: string | undefined;
  headers: Readonly<Record<HeaderKind, Readonly<Record<string, string>>>>;
  /** By path, as `normalizePath` returns it. `/agent/*` is for the other paths of that folder, `/*` for all others. */
  routes: Readonly<Record<string, Route>>;
  redirects: Readonly<Record<string, Redirect>>;
};

/** What a request asks for. */
export type Target =
  | { route: Route }
  | { redirect: Omit<Redirect, 'from'> }
  | { status: 204 | 404 }
  /** A path of the lake or of the server. */
  | 'elsewhere';

/** A fragment or share picture of this release or an earlier one: its name contains the hash of its content. */
const namedByContent = /^\/_(fragments|share)\/.+\.([\w-]{12})\.(?:json|png)$/;
const fragmentOfPath = /^\/_fragments(\/.+)\.json$/;
/** `/about.html` may be an old link to a page, so it gets the not-found page, which suggests similar pages. */
const fileName = /\.(?!html?$)[a-z0-9]{2,5}$/i;

/** Looks up what a release has at a URL, regardless of the case and encoding of paths. */
export function findTarget(release: Routes, { pathname, searchParams }: URL, accept: string | null): Target {
  if (leavesFolder(pathname)) return { status: 404 };
  if (pathname.startsWith('/assets/'))
    return { route: { file: getFilePath(pathname), kind: 'asset', etag: `W/"${pathname}"` } };
  const [, folder, hash] = namedByContent.exec(pathname) ?? [];
  if (folder !== undefined) {
    const kind = folder === 'share' ? 'picture' : 'fragment';
    return { route: { file: getFilePath(pathname), kind, etag: `W/"${hash}"` } };
  }
  const fragment = fragmentOfPath.exec(pathname)?.[1];
  if (fragment !== undefined) {
    const app = searchParams.get('app');
    // The document is of another build than the fragment. 204, since browsers log a 404 as an error.
    if (app !== null && app !== release.app) return { status: 204 };
    return findFragmentTarget(release, withoutExtraSlashes(fragment).replace(/^\/index$/, '/'));
  }
  if (pathname.startsWith('/_')) return 'elsewhere';
  // Leading slashes are reduced too: '//host' in a Location header would redirect to another site.
  const path = withoutExtraSlashes(pathname);
  if (path !== pathname) return { redirect: { status: 308, to: path } };
  const redirect = release.redirects[normalizePath(path)];
  if (redirect) return { redirect };
  const route = release.routes[path] ?? findPage(release, path);
  // Subresources and programs get a short answer instead of the not-found page.
  const isOther = fileName.test(path) && route?.status === 404 && !/\btext\/html\b/.test(accept ?? '');
  return !route || isOther ? { status: 404 } : { route };
}

function findFragmentTarget(release: Routes, path: string): Target {
  const redirect = release.redirects[normalizePath(path)];
  const page = findPage(release, path)?.page;
  if (redirect || !page) return { status: 404 };
  return { route: { file: page.fragment, kind: 'fragment' } };
}

/** The route of a page; for an unknown path that of the page that stands in for it. */
function findPage({ routes }: Routes, path: string): Route | undefined {
  const key = normalizePath(path);
  return routes[key] ?? routes[`${key.slice(0, key.lastIndexOf('/'))}/*`] ?? routes['/*'];
}

/** Decodes a path and makes it lower case: '/ABOUT' and '/%61bout' become '/about'. */
export function normalizePath(path: string): string {
  return decodePath(path).toLowerCase();
}

function getFilePath(path: string): string {
  return decodePath(path).slice(1);
}

/** Whether a path names a parent folder, as in `/assets/..%2froutes.json`: a URL resolves only those with plain slashes. */
function leavesFolder(path: string): boolean {
  return decodePath(path).split(/[/\\]/).includes('..');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Reduces repeated slashes and removes a trailing one: every page has one URL. */
function withoutExtraSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
