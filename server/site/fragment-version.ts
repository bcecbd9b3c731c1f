import { createHash } from 'node:crypto';
import type { RenderedPage } from './server-build.ts';

/** A short hash of some texts. */
export function versionOf(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12);
}

/** A hash of a page's fragment and of the build that it belongs to. It stays the same when the same content is rendered again. */
export function fragmentVersion(app: string, { title, head, fragment, styles, data }: RenderedPage): string {
  return versionOf(app, title, head, fragment, styles, JSON.stringify(undated(data)));
}

/** Removes the fetch times from rendered query data, so that two renderings of the same content are equal. */
function undated(data: unknown): unknown {
  const dates = ['dataUpdatedAt', 'dehydratedAt'];
  return JSON.parse(
    JSON.stringify(data ?? null, (name, value) => (dates.includes(name) ? undefined : value)),
  );
}
