import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { applicationAddress } from '../content/env.ts';
import { timeoutMs } from '../content/published-reader.ts';
import { readField, readText } from '../content/read-field.ts';

/** The path of a page's rendered content on the server, normalized: '/About/' has '/_fragments/about.json'. */
export function fragmentPath(path: string): string {
  return `/_fragments${path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '') || '/index'}.json`;
}

/**
 * Loads the latest snapshot of a path into the query cache. Resolves with the path that the server rendered, which differs where
 * several paths share a page, or with undefined when there is no snapshot of this build.
 */
export type SnapshotLoader = (path: string) => Promise<string | undefined>;

/** Loaded content keeps its `dataUpdatedAt`. Never rejects: without a snapshot the page is fetched from the lake. */
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
    // 204: the server runs another build, whose queries differ.
    if (response.status !== 200) return undefined;
    const snapshot: unknown = await response.json();
    if (isOfAnotherBuild(response.url, snapshot)) return undefined;
    // `hydrate` reads the output of `dehydrate`, and tolerates missing parts.
    hydrate(queryClient, readField(snapshot, 'data') as DehydratedState);
    const renderedPath = readField(snapshot, 'path');
    return typeof renderedPath === 'string' ? renderedPath : undefined;
  } catch {
    // No snapshot: offline, or the path is not rendered.
    return undefined;
  }
}

/** Names this build in the request, so that the server sends no snapshot to a tab that runs an older build with other queries. */
function ofThisBuild(): string {
  const app = applicationAddress();
  return app ? `?app=${app}` : '';
}

/** Compares the builds in the browser too, for a static file host, which ignores the query string. */
function isOfAnotherBuild(address: string, snapshot: unknown): boolean {
  const [, app] = address.split('?app=');
  return app !== undefined && app !== readText(snapshot, 'app');
}
