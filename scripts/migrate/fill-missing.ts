import { at, type NodePatch, type SetIfMissingOp, setIfMissing } from '@sanity/migrate';
import { valueAt } from './field-changes.ts';

/** Fields that a version of the schema introduced together, with what an older document gets. */
export type NewFields = { type: string; fields: Readonly<Record<string, unknown>> };

/**
 * Fills fields that a document is too old to have. A document that has one of those introduced together knew them
 * all: what it lacks, an editor has cleared, and it stays empty. A field of an object is filled where the object is.
 */
export function fillMissing(
  document: { _type: string },
  introduced: readonly NewFields[],
): NodePatch<NodePatch['path'], SetIfMissingOp<unknown>>[] {
  return introduced
    .filter(({ type, fields }) => type === document._type && isTooOldFor(document, Object.keys(fields)))
    .flatMap(({ fields }) => Object.entries(fields).map(([path, value]) => at(path, setIfMissing(value))));
}

function isTooOldFor(document: object, paths: readonly string[]): boolean {
  return paths.every((path) => {
    const parent = path.split('.').slice(0, -1).join('.');
    const hasParent = parent === '' || valueAt(document, parent) !== undefined;
    return hasParent && valueAt(document, path) === undefined;
  });
}
