import type { Path, ValidationMarker } from '@sanity/types';
import { isSame } from '../publishing/is-same.ts';
import { isObject } from '../publishing/read-value.ts';

/** What an editor may have to do about a page. */
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
  /** What the list says. */
  words: string;
  /** The field that mends it; undefined when the whole page is meant. */
  path?: Path;
}

/** A document as it is stored; `null` when there is none. */
export type Stored = Record<string, unknown> | null;

interface PageDocuments {
  published: Stored;
  draft: Stored;
  /** What validation says about the draft, or about the published document when there is no draft. */
  markers: readonly ValidationMarker[];
}

/** All that an editor should know about a page, the most pressing first; 'Complete' when there is nothing to do. */
export function pageStates({ published, draft, markers }: PageDocuments): PageState[] {
  const shown = draft ?? published;
  if (!shown) return [{ kind: 'missing', words: 'Not written yet' }];
  const states = [
    blocked(markers),
    withoutDescription(markers),
    withoutSearchText(shown),
    waiting(published, draft),
  ].filter((state) => state !== undefined);
  return states.length > 0 ? states : [{ kind: 'complete', words: 'Complete' }];
}

function waiting(published: Stored, draft: Stored): PageState | undefined {
  if (!draft) return undefined;
  if (!published) return { kind: 'unpublished', words: 'Not on the site yet' };
  const path = firstChange(published, draft);
  return { kind: 'draft', words: 'Draft waiting', ...(path && { path }) };
}

function blocked(markers: readonly ValidationMarker[]): PageState | undefined {
  const error = markers.find((marker) => marker.level === 'error' && !isAboutDescription(marker));
  return error && { kind: 'blocked', words: 'Something blocks publishing', path: error.path };
}

function withoutDescription(markers: readonly ValidationMarker[]): PageState | undefined {
  // A warning about a description that is there, such as its length, is none about a missing one.
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

/** The description of a picture is the field `alt` wherever there is one. */
function isAboutDescription({ path }: ValidationMarker): boolean {
  return path.at(-1) === 'alt';
}

/** The first field of a draft that shows something else than what is published, as 'What changes' tells it. */
function firstChange(published: Record<string, unknown>, draft: Record<string, unknown>): Path | undefined {
  const names = new Set([...Object.keys(draft), ...Object.keys(published)]);
  const changed = [...names].find((name) => !name.startsWith('_') && !isSame(draft[name], published[name]));
  return changed === undefined ? undefined : [changed];
}

/** The head of the list: how many pages there are, and how many of them need something. */
export function summary(pages: readonly (readonly PageState[] | undefined)[]): string {
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  if (pages.some((states) => !states)) return `${count}, checking …`;
  const open = pages.filter((states) => states?.some(({ kind }) => kind !== 'complete')).length;
  if (open === 0) return `${count}, all complete`;
  return `${count}, ${open} ${open === 1 ? 'needs' : 'need'} something`;
}
