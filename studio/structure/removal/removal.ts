import { readField } from '../../../content/read-field.ts';

/** Kinds of removals that can be undone. */
export type RemovalKind = 'discarded' | 'deleted' | 'unpublished' | 'replaced';

/** A recorded removal. It stores revisions and not content, which is in the lake's history. */
export interface Removal {
  kind: RemovalKind;
  /** Published id and type of the document. */
  id: string;
  type: string;
  /** Name of the document. */
  name: string;
  /** Time in ISO 8601. */
  at: string;
  /** Revision of the published document, if there was one. */
  published?: string;
  /** Revision of the draft, if there was one. */
  draft?: string;
  /** Revision of the draft that replaced it, when an earlier version was restored. */
  replacement?: string;
}

/** Maximum number of recorded removals per user. */
const REMEMBERED = 30;

/** Labels of the kinds in the list. */
export const removalWords = {
  discarded: 'Changes discarded',
  deleted: 'Deleted',
  unpublished: 'Taken off the site',
  replaced: 'Replaced by an earlier version',
} as const satisfies Record<RemovalKind, string>;

/** Adds a removal at the beginning. */
export function withRemoval(removals: readonly Removal[], removal: Removal): Removal[] {
  return [removal, ...removals].slice(0, REMEMBERED);
}

/** Removes a removal that was undone. */
export function withoutRemoval(removals: readonly Removal[], { id, at }: Removal): Removal[] {
  return removals.filter((one) => one.id !== id || one.at !== at);
}

/** Parses a stored list; invalid entries are left out. */
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

/** Name of a document, from the first naming field that is filled in; undefined when there is none. */
export function getName(document: object | null | undefined): string | undefined {
  return ['name', 'issue', 'title', 'heading', 'originalFilename']
    .map((field) => readField(document, field))
    .find((name): name is string => typeof name === 'string' && name.trim() !== '');
}
