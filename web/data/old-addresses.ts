import { isNewPath, isOldPath } from '../../content/hrefs.ts';

type OldAddress = { from: string | null; to: string | null };

/** Returns the redirects of Site settings, without incomplete entries and paths that are not valid in a host's redirect rules. */
export function readOldAddresses(
  list: readonly OldAddress[] | null | undefined,
): [from: string, to: string][] {
  return (list ?? []).flatMap(({ from, to }): [string, string][] => {
    const path = from?.replace(/(?<=.)\/+$/, '');
    if (!path || !to || !isOldPath(path) || !isNewPath(to)) return [];
    return path.toLowerCase() === to.toLowerCase() ? [] : [[path, to]];
  });
}

/** Returns the target of a redirect, or undefined if the path has none. */
export function findNewAddress(
  path: string,
  list: readonly OldAddress[] | null | undefined,
): string | undefined {
  const wanted = normalizePath(path);
  return readOldAddresses(list).find(([from]) => normalizePath(from) === wanted)?.[1];
}

function normalizePath(path: string): string {
  const lower = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  try {
    return decodeURIComponent(lower);
  } catch {
    return lower;
  }
}
