import { isNewPath, isOldPath } from '../../schemas/hrefs.ts';

type OldAddress = { from: string | null; to: string | null };

/** From where to where the list of Site settings leads, without lines that nobody has filled in or that no host could follow. */
export function oldAddressesOf(list: readonly OldAddress[] | null | undefined): [from: string, to: string][] {
  return (list ?? []).flatMap(({ from, to }): [string, string][] => {
    const path = from?.replace(/(?<=.)\/+$/, '');
    if (!path || !to || !isOldPath(path) || !isNewPath(to)) return [];
    return path.toLowerCase() === to.toLowerCase() ? [] : [[path, to]];
  });
}

/** Where an old address leads; undefined for any other path. */
export function newAddressOf(
  path: string,
  list: readonly OldAddress[] | null | undefined,
): string | undefined {
  const wanted = comparable(path);
  return oldAddressesOf(list).find(([from]) => comparable(from) === wanted)?.[1];
}

function comparable(path: string): string {
  const lower = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  try {
    return decodeURIComponent(lower);
  } catch {
    return lower;
  }
}
