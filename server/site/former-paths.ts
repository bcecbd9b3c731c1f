import type { RenderedPages } from './rendered-pages.ts';

/** Redirects from former paths to current ones, except former paths that a page uses again. */
export function formerPathRedirects({
  profile,
  pages,
}: Pick<RenderedPages, 'profile' | 'pages'>): Record<string, string> {
  const taken = new Set([...pages.keys()].map(normalizePath));
  // Profiles stored by an earlier version have no `moved`.
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
