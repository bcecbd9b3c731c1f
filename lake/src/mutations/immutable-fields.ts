import type { LakeDocument } from '../documents/document.ts';
import { createInvalidError, ItemError } from '../errors.ts';
import type { PatchOperations } from './patch-operations.ts';

/** Fields that the lake sets itself: patches of them are ignored. */
const MANAGED_FIELDS = new Set(['_rev', '_createdAt', '_updatedAt']);
/** Fields that never change: as in the hosted lake, patches that change them are refused. */
const IMMUTABLE_FIELDS = ['_id', '_type'] as const;

/** Matches the path of a top-level attribute: `name` or `['name']`. */
const ATTRIBUTE = /^\s*(?:([a-z_]\w*)|\['([^']*)'\])\s*$/i;

/** Removes operations on fields that the lake sets, so that listeners that apply the patch compute the stored values. */
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
  return MANAGED_FIELDS.has(match?.[1] ?? match?.[2] ?? '');
}

/** @throws ItemError 400 when a patch changed an immutable or managed field */
export function assertSystemFields(before: LakeDocument, after: LakeDocument): void {
  for (const attribute of IMMUTABLE_FIELDS) {
    if (after[attribute] === before[attribute]) continue;
    throw new ItemError(
      400,
      'cannotModifyImmutableAttributeError',
      `Cannot modify immutable attribute "${attribute}" of document "${before._id}"`,
      { id: before._id, attribute },
    );
  }
  for (const attribute of MANAGED_FIELDS) {
    if (after[attribute] === before[attribute]) continue;
    throw createInvalidError(`A patch cannot change "${attribute}" of document "${before._id}"`, {
      id: before._id,
    });
  }
}
