import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { readField, readText } from '../../content/read-field.ts';
import { timeoutMs } from '../data/content-source.ts';
import { getApplicationUrl } from '../data/env.ts';
import { receiveContent } from '../data/query-client.ts';

/** The path of a page's rendered content on the server, normalized: '/About/' has '/_fragments/about.json'. */
export function getFragmentPath(path: string): string {
  return `/_fragments${path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '') || '/index'}.json`;
}

/**
 * Loads the latest snapshot of a path into the query cache. Resolves with the path that the server rendered, which differs where
 * several paths share a page, or with undefined when there is no snapshot of this build.
 */
export type SnapshotLoader = (path: string) => Promise<string | undefined>;

/** How long a snapshot is not requested again, in ms: a visitor points at a link some times before a click. */
const RECENT_MS = 5_000;

/** Loaded content keeps its `dataUpdatedAt`. Never rejects: without a snapshot the page is fetched from the lake. */
export function createSnapshotLoader(queryClient: QueryClient): SnapshotLoader {
  const recent = new Map<string, { loading: Promise<string | undefined>; since: number }>();
  return (path) => {
    const known = recent.get(path);
    if (known && Date.now() - known.since < RECENT_MS) return known.loading;
    const loading = load(queryClient, path);
    recent.set(path, { loading, since: Date.now() });
    return loading;
  };
}

async function load(queryClient: QueryClient, path: string): Promise<string | undefined> {
  try {
    const response = await fetch(getFragmentPath(path) + getBuildParameter(), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    // 204: the server runs another build, whose queries differ.
    if (response.status !== 200) return undefined;
    const snapshot: unknown = await response.json();
    if (isOfAnotherBuild(response.url, snapshot)) return undefined;
    // `hydrate` reads the output of `dehydrate`, and tolerates missing parts.
    receiveContent(queryClient, readField(snapshot, 'data') as DehydratedState);
    const renderedPath = readField(snapshot, 'path');
    return typeof renderedPath === 'string' ? renderedPath : undefined;
  } catch {
    // No snapshot: offline, or the path is not rendered.
    return undefined;
  }
}

/** Names this build in the request, so that the server sends no snapshot to a tab that runs an older build with other queries. */
function getBuildParameter(): string {
  const app = getApplicationUrl();
  return app ? `?app=${app}` : '';
}

/** Compares the builds in the browser too, for a static file host, which ignores the query string. */
function isOfAnotherBuild(address: string, snapshot: unknown): boolean {
  const [, app] = address.split('?app=');
  return app !== undefined && app !== readText(snapshot, 'app');
}
