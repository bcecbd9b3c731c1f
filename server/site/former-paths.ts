import type { SiteProfile } from './server-build.ts';

/** Where pages are now, by the paths that they had before and that no other page has taken since. */
export function formerPathRedirects({
  // An earlier version kept a profile on disk that knew neither.
  names = {},
  moved = {},
}: Partial<Pick<SiteProfile, 'names' | 'moved'>>): Record<string, string> {
  const taken = new Set(Object.keys(names).map(normalizePath));
  return Object.fromEntries(Object.entries(moved).filter(([path]) => !taken.has(normalizePath(path))));
}

/** One spelling for all that lead to the same page: '/ABOUT' and '/%61bout' are '/about'. */
export function normalizePath(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
