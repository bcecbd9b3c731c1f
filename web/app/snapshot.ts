import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { applicationAddress } from '../content/env.ts';
import { timeoutMs } from '../content/published-reader.ts';
import { readField, readText } from '../content/read-field.ts';

/** Where the server keeps what it rendered for a path, in whatever spelling: '/About/' is at '/_fragments/about.json'. */
export function fragmentPath(path: string): string {
  return `/_fragments${path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '') || '/index'}.json`;
}

/**
 * Loads what was rendered last for a path into the query cache. Resolves with the path that it was rendered for, which
 * is another where many share a page; undefined when there is nothing for this build.
 */
export type SnapshotLoader = (path: string) => Promise<string | undefined>;

/** What it loads has its true age. Never rejects: without a snapshot the lake is asked, as it would be anyway. */
export function createSnapshotLoader(queryClient: QueryClient): SnapshotLoader {
  const underWay = new Map<string, Promise<string | undefined>>();
  return (path) => {
    const loading = underWay.get(path) ?? load(queryClient, path).finally(() => underWay.delete(path));
    underWay.set(path, loading);
    return loading;
  };
}

async function load(queryClient: QueryClient, path: string): Promise<string | undefined> {
  try {
    const response = await fetch(fragmentPath(path) + ofThisBuild(), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    // 204: of another build, whose pages read other content.
    if (response.status !== 200) return undefined;
    const snapshot: unknown = await response.json();
    if (isOfAnotherBuild(response.url, snapshot)) return undefined;
    // `hydrate` reads what `dehydrate` wrote, and passes over what is missing of it.
    hydrate(queryClient, readField(snapshot, 'data') as DehydratedState);
    const renderedPath = readField(snapshot, 'path');
    return typeof renderedPath === 'string' ? renderedPath : undefined;
  } catch {
    // No snapshot: offline, or not one of the rendered paths.
    return undefined;
  }
}

/** An old tab reads a newer site's content with its own queries: the server has nothing for it. */
function ofThisBuild(): string {
  const app = applicationAddress();
  return app ? `?app=${app}` : '';
}

/** Of a host of files, which does not read what it is asked for besides a path. */
function isOfAnotherBuild(address: string, snapshot: unknown): boolean {
  const [, app] = address.split('?app=');
  return app !== undefined && app !== readText(snapshot, 'app');
}
