/** The target of a request to the site; `path` is that of the page or file. */
type SiteTarget =
  | { kind: 'page' | 'file' | 'fragment' | 'picture'; path: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'elsewhere' };

const fragmentAddress = /^\/_fragments(\/.+)\.json$/;
/** `/about.html` may be an old link to a page, so it gets the not-found page, which suggests similar pages. */
const fileName = /\.(?!html?$)[a-z0-9]{2,5}$/i;
const pictureAddress = /^\/_share(\/.+)\.png$/;

/** Parses a URL of the site. Every page has one URL, so repeated and trailing slashes cause a redirect. */
export function readSitePath({ pathname, search }: URL): SiteTarget {
  const fragment = fragmentAddress.exec(pathname)?.[1];
  if (fragment !== undefined) return { kind: 'fragment', path: fromFile(withoutExtraSlashes(fragment)) };
  const picture = pictureAddress.exec(pathname)?.[1];
  if (picture !== undefined) return { kind: 'picture', path: fromFile(withoutExtraSlashes(picture)) };
  // Paths of the lake and of the server.
  if (pathname.startsWith('/_')) return { kind: 'elsewhere' };
  // Leading slashes are reduced too: '//host' in a Location header would redirect to another site.
  const path = withoutExtraSlashes(pathname);
  if (path !== pathname) return { kind: 'redirect', location: path + search };
  return { kind: fileName.test(path) ? 'file' : 'page', path };
}

/**
 * Whether a request is a navigation, by its Accept header. Subresources and programs get a short 404 instead of the not-found
 * page.
 */
export function acceptsHtml(request: Request): boolean {
  return /\btext\/html\b/.test(request.headers.get('accept') ?? '');
}

/** The path of a page's fragment; `web/app/snapshot.ts` builds the same path. */
export function fragmentPathOf(path: string): string {
  return `/_fragments${toFile(path)}.json`;
}

/** The path of a page's share picture. */
export function sharePathOf(path: string): string {
  return `/_share${toFile(path)}.png`;
}

/** Reduces repeated slashes and removes a trailing one: rendered pages are only found by their exact path. */
function withoutExtraSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

function toFile(path: string): string {
  return path === '/' ? '/index' : path;
}

function fromFile(file: string): string {
  return file === '/index' ? '/' : file;
}
