/** What a URL asks the site for; `path` is the address of the page or file. */
export type SiteTarget =
  | { kind: 'page' | 'file' | 'fragment' | 'picture'; path: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'elsewhere' };

const fragmentAddress = /^\/_fragments(\/.+)\.json$/;
/** `/about.html` may be an old link to a page: whoever follows it gets the not-found page, which knows what is near. */
const fileName = /\.(?!html?$)[a-z0-9]{2,5}$/i;
const pictureAddress = /^\/_share(\/.+)\.png$/;

/** Reads a URL as the site understands it. Every page has one address: repeated and trailing slashes are dropped. */
export function readSitePath({ pathname, search }: URL): SiteTarget {
  const fragment = fragmentAddress.exec(pathname)?.[1];
  if (fragment !== undefined) return { kind: 'fragment', path: fromFile(fragment) };
  const picture = pictureAddress.exec(pathname)?.[1];
  if (picture !== undefined) return { kind: 'picture', path: fromFile(picture) };
  // The lake's and the server's own addresses.
  if (pathname.startsWith('/_')) return { kind: 'elsewhere' };
  // Leading slashes too: '//host' in a Location header would lead to another site.
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (path !== pathname) return { kind: 'redirect', location: path + search };
  return { kind: fileName.test(path) ? 'file' : 'page', path };
}

/** Where the fragment of a path is found; `web/app/snapshot.ts` builds the same address. */
export function fragmentPathOf(path: string): string {
  return `/_fragments${toFile(path)}.json`;
}

/** Where the picture of a path is found that shared links show. */
export function sharePathOf(path: string): string {
  return `/_share${toFile(path)}.png`;
}

function toFile(path: string): string {
  return path === '/' ? '/index' : path;
}

function fromFile(file: string): string {
  return file === '/index' ? '/' : file;
}
