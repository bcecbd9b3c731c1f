import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { readField } from '../content/read-field.ts';

/** Where the server keeps what it rendered for a path: '/about' is at '/_fragments/about.json'. */
export function fragmentPath(path: string): string {
  return `/_fragments${path === '/' ? '/index' : path}.json`;
}

/**
 * Loads what was rendered last for a path into the query cache, with its true age. Never rejects: without a
 * snapshot the lake is asked, as it would be anyway.
 */
export function createSnapshotLoader(queryClient: QueryClient): (path: string) => Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  return (path) => {
    const loading = underWay.get(path) ?? load(queryClient, path).finally(() => underWay.delete(path));
    underWay.set(path, loading);
    return loading;
  };
}

async function load(queryClient: QueryClient, path: string): Promise<void> {
  try {
    const response = await fetch(fragmentPath(path));
    if (!response.ok) return;
    const data = readField(await response.json(), 'data');
    // `hydrate` reads what `dehydrate` wrote and ignores anything that is no object.
    hydrate(queryClient, data as DehydratedState);
  } catch {
    // No snapshot: offline, or not one of the rendered paths.
  }
}
