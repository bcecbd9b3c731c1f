import { at, type NodePatch, type SetIfMissingOp, setIfMissing } from '@sanity/migrate';
import { valueAt } from './field-changes.ts';

/** Fields that one version of the schema added, with their values for older documents. */
export type NewFields = { type: string; fields: Readonly<Record<string, unknown>> };

/**
 * Fills fields that a document lacks because it is older than they are. A document with any of the fields added together is newer
 * than all of them: an editor has cleared the others, and they stay empty. A field inside an object is filled only if the object
 * exists.
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
