import { createHash } from 'node:crypto';
import { bareStyles, styleMarks } from '../bare-styles.ts';
import type { RenderedPage } from '../server-build.ts';
import { undated } from './undated.ts';

/** A short name for some content: the same for the same texts, another for any other. */
export function versionOf(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12);
}

/** What a page's fragment says, and the build that it goes with. Rendered again from the same content it is the same. */
export function fragmentVersion(app: string, { title, head, fragment, styles, data }: RenderedPage): string {
  const parts = [title, head, fragment, bareStyles(styles), styleMarks(styles)];
  return versionOf(app, ...parts, JSON.stringify(undated(data)));
}
