import type { RenderedPages } from './rendered-pages.ts';

/** Redirects from former paths to present ones, without paths that a page has now. */
export function formerPathRedirects({
  profile,
  pages,
}: Pick<RenderedPages, 'profile' | 'pages'>): Record<string, string> {
  const taken = new Set([...pages.keys()].map(normalizePath));
  // An earlier version kept a profile on disk that did not know them.
  const { moved = {} }: Partial<typeof profile> = profile;
  return Object.fromEntries(Object.entries(moved).filter(([path]) => !taken.has(normalizePath(path))));
}

/** Decodes a path and makes it lower case: '/ABOUT' and '/%61bout' become '/about'. */
export function normalizePath(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
