import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { timeoutMs } from '../content/published-reader.ts';
import { readField, readText } from '../content/read-field.ts';

/** Where the server keeps what it rendered for a path, in whatever spelling: '/About/' is at '/_fragments/about.json'. */
export function fragmentPath(path: string): string {
  return `/_fragments${path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '') || '/index'}.json`;
}

/**
 * Loads what was rendered last for a path into the query cache. Resolves with the path that it was rendered for, which
 * is another where many share a page, and '' when an earlier build rendered it; undefined when there is nothing.
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

/** How long, in ms, a slow network is waited for when the browser keeps a copy. */
const copyAfterMs = 3000;

async function load(queryClient: QueryClient, path: string): Promise<string | undefined> {
  try {
    const response = await freshOrKept(fragmentPath(path));
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

/**
 * An old tab reads a newer site's content with its own queries: the server has nothing for it. The document's first script
 * says what it belongs to. Copies are for when there is no server, whatever their build.
 */
function ofThisBuild(): string {
  const app = document.scripts[0]?.dataset.app;
  return app ? `?app=${app}` : '';
}

/** Of a host of files, which does not read what it is asked for besides a path. */
function isOfAnotherBuild(address: string, snapshot: unknown): boolean {
  const [, app] = address.split('?app=');
  return app !== undefined && app !== readText(snapshot, 'app');
}

/** What the server rendered last, or what the browser keeps of it (`web/offline/`) where the server does not answer. */
async function freshOrKept(address: string): Promise<Response> {
  // The copy's address names its version besides. Only pages that the worker serves can have one.
  const kept = navigator.serviceWorker?.controller && (await caches.match(address, { ignoreSearch: true }));
  const fresh = fetch(address + ofThisBuild(), { signal: AbortSignal.timeout(timeoutMs) });
  if (!kept) return fresh;
  const tooLate = new Promise<Response>((resolve) => setTimeout(resolve, copyAfterMs, kept));
  const response = await Promise.race([fresh.catch(() => kept), tooLate]);
  return response.status < 500 ? response : kept;
}
