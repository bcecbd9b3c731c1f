import type { LakeDocument } from '../document.ts';
import { ItemError, invalid } from '../errors.ts';
import type { PatchOperations } from './patch-operations.ts';

/** The lake keeps these itself: a patch of them is passed over. */
const KEPT_FIELDS = new Set(['_rev', '_createdAt', '_updatedAt']);
/** A document has these for life: the hosted lake refuses a patch that changes them. */
const LIFELONG_FIELDS = ['_id', '_type'] as const;

/** A path that is one attribute: `name` or `['name']`. */
const ATTRIBUTE = /^\s*(?:([a-z_]\w*)|\['([^']*)'\])\s*$/i;

/** The operations without those on fields that the lake keeps, so that listeners compute what is stored. */
export function withoutKeptFields(operations: PatchOperations): PatchOperations {
  const { unset, insert, ...byPath } = operations;
  const kept: PatchOperations = {};
  for (const [name, targets] of Object.entries(byPath)) {
    const entries = Object.entries(targets).filter(([path]) => !isKept(path));
    if (entries.length > 0) Object.assign(kept, { [name]: Object.fromEntries(entries) });
  }
  const paths = unset?.filter((path) => !isKept(path)) ?? [];
  if (paths.length > 0) kept.unset = paths;
  if (insert) kept.insert = insert;
  return kept;
}

function isKept(path: string): boolean {
  const match = ATTRIBUTE.exec(path);
  return KEPT_FIELDS.has(match?.[1] ?? match?.[2] ?? '');
}

/** @throws ItemError 400 when a patch changed what no patch may change */
export function assertSystemFields(before: LakeDocument, after: LakeDocument): void {
  for (const attribute of LIFELONG_FIELDS) {
    if (after[attribute] === before[attribute]) continue;
    throw new ItemError(
      400,
      'cannotModifyImmutableAttributeError',
      `Cannot modify immutable attribute "${attribute}" of document "${before._id}"`,
      { id: before._id, attribute },
    );
  }
  for (const attribute of KEPT_FIELDS) {
    if (after[attribute] === before[attribute]) continue;
    throw invalid(`A patch cannot change "${attribute}" of document "${before._id}"`, { id: before._id });
  }
}
