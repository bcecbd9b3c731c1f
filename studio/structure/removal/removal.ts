import { readField } from '../../../web/content/read-field.ts';

/** What an editor did that can be undone. */
export type RemovalKind = 'discarded' | 'deleted' | 'unpublished' | 'replaced';

/** A removal, as it is remembered: which revisions there were, not what they said; the lake's history has that. */
export interface Removal {
  kind: RemovalKind;
  /** Published id and type of the document. */
  id: string;
  type: string;
  /** What the document was called. */
  name: string;
  /** When, in ISO 8601. */
  at: string;
  /** Revision of the published document, if there was one. */
  published?: string;
  /** Revision of the draft, if there was one. */
  draft?: string;
  /** Revision of the draft that took its place, where an earlier version was brought back. */
  replacement?: string;
}

/** How many removals are remembered for each editor. */
const REMEMBERED = 30;

/** What happened, as the list says it. */
export const removalWords = {
  discarded: 'Changes discarded',
  deleted: 'Deleted',
  unpublished: 'Taken off the site',
  replaced: 'Replaced by an earlier version',
} as const satisfies Record<RemovalKind, string>;

/** The list with a new removal at its head. */
export function withRemoval(removals: readonly Removal[], removal: Removal): Removal[] {
  return [removal, ...removals].slice(0, REMEMBERED);
}

/** The list without what was brought back. */
export function withoutRemoval(removals: readonly Removal[], { id, at }: Removal): Removal[] {
  return removals.filter((one) => one.id !== id || one.at !== at);
}

/** Reads what was remembered; what is no removal is left out. */
export function readRemovals(stored: unknown): Removal[] {
  return Array.isArray(stored) ? stored.filter(isRemoval) : [];
}

function isRemoval(value: unknown): value is Removal {
  const isText = (name: string) => typeof readField(value, name) === 'string';
  const isTextOrAbsent = (name: string) => readField(value, name) === undefined || isText(name);
  return (
    ['id', 'type', 'name', 'at'].every(isText) &&
    ['published', 'draft', 'replacement'].every(isTextOrAbsent) &&
    Object.keys(removalWords).some((kind) => kind === readField(value, 'kind'))
  );
}

/** What a document is called, by the first field that names it; undefined when none is filled in. */
export function nameOf(document: object | null | undefined): string | undefined {
  return ['name', 'issue', 'title', 'heading', 'originalFilename']
    .map((field) => readField(document, field))
    .find((name): name is string => typeof name === 'string' && name.trim() !== '');
}
