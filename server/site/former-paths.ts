import type { SiteProfile } from './server-build.ts';

/** Redirects from the former paths of pages to their present ones, without paths that another page has taken since. */
export function formerPathRedirects({
  // An earlier version kept a profile on disk that knew neither.
  names = {},
  moved = {},
}: Partial<Pick<SiteProfile, 'names' | 'moved'>>): Record<string, string> {
  const taken = new Set(Object.keys(names).map(normalizePath));
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
