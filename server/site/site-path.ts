/** What a URL asks the site for; `path` is the address of the page or file. */
export type SiteTarget =
  | { kind: 'page' | 'file' | 'fragment' | 'picture'; path: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'elsewhere' };

const fragmentAddress = /^\/_fragments(\/.+)\.json$/;
/** `/about.html` may be an old link to a page, so it gets the not-found page, which suggests similar pages. */
const fileName = /\.(?!html?$)[a-z0-9]{2,5}$/i;
const pictureAddress = /^\/_share(\/.+)\.png$/;

/** Reads a URL as the site understands it. Every page has one address: repeated and trailing slashes are dropped. */
export function readSitePath({ pathname, search }: URL): SiteTarget {
  const fragment = fragmentAddress.exec(pathname)?.[1];
  if (fragment !== undefined) return { kind: 'fragment', path: fromFile(withoutExtraSlashes(fragment)) };
  const picture = pictureAddress.exec(pathname)?.[1];
  if (picture !== undefined) return { kind: 'picture', path: fromFile(withoutExtraSlashes(picture)) };
  // The lake's and the server's own addresses.
  if (pathname.startsWith('/_')) return { kind: 'elsewhere' };
  // Leading slashes too: '//host' in a Location header would lead to another site.
  const path = withoutExtraSlashes(pathname);
  if (path !== pathname) return { kind: 'redirect', location: path + search };
  return { kind: fileName.test(path) ? 'file' : 'page', path };
}

/**
 * Whether a request is a navigation, by its Accept header. Subresources and programs get a short 404 in place of the not-found page.
 */
export function acceptsHtml(request: Request): boolean {
  return /\btext\/html\b/.test(request.headers.get('accept') ?? '');
}

/** Where the fragment of a path is found; `web/app/snapshot.ts` builds the same address. */
export function fragmentPathOf(path: string): string {
  return `/_fragments${toFile(path)}.json`;
}

/** Where the picture of a path is found that shared links show. */
export function sharePathOf(path: string): string {
  return `/_share${toFile(path)}.png`;
}

/** Rendered pages are stored under one spelling; any other would be rendered anew for every request. */
function withoutExtraSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

function toFile(path: string): string {
  return path === '/' ? '/index' : path;
}

function fromFile(file: string): string {
  return file === '/index' ? '/' : file;
}
