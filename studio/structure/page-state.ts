import type { Path, ValidationMarker } from '@sanity/types';
import { isObject } from '../../content/is-object.ts';
import { isSameContent } from '../shared/is-same-content.ts';

/** Kinds of states of a page. */
export type PageStateKind =
  | 'missing'
  | 'unpublished'
  | 'draft'
  | 'blocked'
  | 'picture'
  | 'search'
  | 'complete';

export interface PageState {
  kind: PageStateKind;
  /** Text in the list. */
  words: string;
  /** Path of the field to edit; undefined for the whole page. */
  path?: Path;
}

/** A stored document; `null` when there is none. */
export type Stored = Record<string, unknown> | null;

interface PageDocuments {
  published: Stored;
  draft: Stored;
  /** Validation markers of the draft, or of the published document when there is no draft. */
  markers: readonly ValidationMarker[];
}

/** All states of a page that need attention, the most urgent first; otherwise 'Complete'. */
export function listPageStates({ published, draft, markers }: PageDocuments): PageState[] {
  const shown = draft ?? published;
  if (!shown) return [{ kind: 'missing', words: 'Not written yet' }];
  const states = [
    describeBlocked(markers),
    withoutDescription(markers),
    withoutSearchText(shown),
    describeWaiting(published, draft),
  ].filter((state) => state !== undefined);
  return states.length > 0 ? states : [{ kind: 'complete', words: 'Complete' }];
}

function describeWaiting(published: Stored, draft: Stored): PageState | undefined {
  if (!draft) return undefined;
  if (!published) return { kind: 'unpublished', words: 'Not on the site yet' };
  const path = findFirstChange(published, draft);
  return { kind: 'draft', words: 'Draft waiting', ...(path && { path }) };
}

function describeBlocked(markers: readonly ValidationMarker[]): PageState | undefined {
  const error = markers.find((marker) => marker.level === 'error' && !isAboutDescription(marker));
  return error && { kind: 'blocked', words: 'Something blocks publishing', path: error.path };
}

function withoutDescription(markers: readonly ValidationMarker[]): PageState | undefined {
  // Only errors are about a missing description. A warning may be about its length.
  const missing = markers.filter((marker) => marker.level === 'error' && isAboutDescription(marker));
  const [first, ...others] = missing;
  if (!first) return undefined;
  const words =
    others.length > 0 ? `${others.length + 1} pictures without description` : 'Picture without description';
  return { kind: 'picture', words, path: first.path };
}

function withoutSearchText(shown: Record<string, unknown>): PageState | undefined {
  const { seo } = shown;
  const description = isObject(seo) ? seo.description : undefined;
  if (typeof description === 'string' && description.trim()) return undefined;
  return { kind: 'search', words: 'No search description', path: ['seo', 'description'] };
}

/** Alt texts are stored in a field named `alt`. */
function isAboutDescription({ path }: ValidationMarker): boolean {
  return path.at(-1) === 'alt';
}

/** The first field whose content differs between draft and published document. */
function findFirstChange(
  published: Record<string, unknown>,
  draft: Record<string, unknown>,
): Path | undefined {
  const names = new Set([...Object.keys(draft), ...Object.keys(published)]);
  const changed = [...names].find(
    (name) => !name.startsWith('_') && !isSameContent(draft[name], published[name]),
  );
  return changed === undefined ? undefined : [changed];
}

/** Text above the list: the number of pages, and of those that need attention. */
export function summarizeStates(pages: readonly (readonly PageState[] | undefined)[]): string {
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  if (pages.some((states) => !states)) return `${count}, checking …`;
  const open = pages.filter((states) => states?.some(({ kind }) => kind !== 'complete')).length;
  if (open === 0) return `${count}, all complete`;
  return `${count}, ${open} ${open === 1 ? 'needs' : 'need'} something`;
}
