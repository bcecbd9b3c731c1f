import { createHash } from 'node:crypto';
import type { RenderedPage } from './server-build.ts';

/** A short name for some content: the same for the same texts, another for any other. */
export function versionOf(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12);
}

/** What a page's fragment says, and the build that it goes with. Rendered again from the same content it is the same. */
export function fragmentVersion(app: string, { title, head, fragment, styles, data }: RenderedPage): string {
  return versionOf(app, title, head, fragment, styles, JSON.stringify(undated(data)));
}

/** Rendered query data without the times at which it was read: two renders of the same content are equal. */
function undated(data: unknown): unknown {
  const dates = ['dataUpdatedAt', 'dehydratedAt'];
  return JSON.parse(
    JSON.stringify(data ?? null, (name, value) => (dates.includes(name) ? undefined : value)),
  );
}
