/** What a URL asks the site for; `path` is the address of the page or file. */
export type SiteTarget =
  | { kind: 'page' | 'file' | 'fragment'; path: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'elsewhere' };

const fragmentAddress = /^\/_fragments(\/.+)\.json$/;

/** Reads a URL as the site understands it. Every page has one address: repeated and trailing slashes are dropped. */
export function readSitePath({ pathname, search }: URL): SiteTarget {
  const fragment = fragmentAddress.exec(pathname)?.[1];
  if (fragment !== undefined) return { kind: 'fragment', path: fragment === '/index' ? '/' : fragment };
  // The lake's and the server's own addresses.
  if (pathname.startsWith('/_')) return { kind: 'elsewhere' };
  // Leading slashes too: '//host' in a Location header would lead to another site.
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (path !== pathname) return { kind: 'redirect', location: path + search };
  return { kind: /\.[a-z0-9]{2,5}$/i.test(path) ? 'file' : 'page', path };
}

/** Where the fragment of a path is found; `web/app/snapshot.ts` builds the same address. */
export function fragmentPathOf(path: string): string {
  return `/_fragments${path === '/' ? '/index' : path}.json`;
}
