import type { LakeDocument } from '../document.ts';
import { invalid } from '../errors.ts';
import { applyPatch, canBeApplied, refusing } from './apply-patch.ts';
import { isObject, type JsonObject } from './json-object.ts';
import { type PatchOperations, parsePatchOperations } from './patch-operations.ts';
import { type InsertPlace, namesPositions, pathsToText, resolvePositions } from './resolve-positions.ts';

/** One operation on one path. */
type Step = { name: string; path: string; insert?: InsertPlace; single(path: string): JsonObject };

/** The operations by path, in the order in which @sanity/mutator applies them. */
const BY_PATH = ['setIfMissing', 'set', 'diffMatchPatch', 'inc', 'dec'] as const;

/**
 * Rewrites the paths of a patch so that @sanity/mutator can apply it to this document. The mutator uses the length of an array
 * only at the end of a path, so `rows[-1].title` fails, and positions beyond the end extend the array. Each path is resolved
 * after the preceding operations. Text diffs of missing values are removed.
 *
 * @throws ItemError 400 for an invalid path, or an insert into several arrays
 */
export function resolvePatch(document: LakeDocument, operations: PatchOperations): PatchOperations {
  const steps = stepsOf(operations);
  const hasPositions = steps.some(({ path }) => namesPositions(path));
  if (!hasPositions && (!operations.diffMatchPatch || canBeApplied(document, operations))) return operations;
  const resolved: JsonObject = {};
  let current = document;
  for (const { name, path, insert, single } of steps) {
    const resolvedPaths = refusing(document, () => resolvePositions(path, { document: current, insert }));
    const paths =
      name === 'diffMatchPatch' && !resolvedPaths.every((one) => canBeApplied(current, single(one)))
        ? refusing(document, () => resolvedPaths.flatMap((one) => pathsToText(one, current)))
        : resolvedPaths;
    if (insert && paths.length !== 1) {
      throw invalid(`"insert" needs one place in one list, and "${path}" leads to ${paths.length}`, {
        id: document._id,
      });
    }
    for (const one of paths) {
      const operation = single(one);
      current = applyPatch(current, parsePatchOperations(operation));
      resolved[name] = joined(resolved[name], operation[name]);
    }
  }
  return parsePatchOperations(resolved);
}

function stepsOf(operations: PatchOperations): Step[] {
  const byPath = BY_PATH.flatMap((name) =>
    Object.entries(operations[name] ?? {}).map(
      ([path, value]): Step => ({ name, path, single: (one) => ({ [name]: { [one]: value } }) }),
    ),
  );
  const unset = (operations.unset ?? []).map(
    (path): Step => ({ name: 'unset', path, single: (one) => ({ unset: [one] }) }),
  );
  const isBeforeUnset = ({ name }: Step) => name === 'setIfMissing' || name === 'set';
  return [
    ...byPath.filter(isBeforeUnset),
    ...unset,
    ...byPath.filter((step) => !isBeforeUnset(step)),
    ...insertStep(operations.insert),
  ];
}

function insertStep(insert: PatchOperations['insert']): Step[] {
  if (!insert) return [];
  const { items } = insert;
  const step = (place: InsertPlace, path: string): Step[] => [
    { name: 'insert', path, insert: place, single: (one) => ({ insert: { [place]: one, items } }) },
  ];
  if ('before' in insert) return step('before', insert.before);
  return 'after' in insert ? step('after', insert.after) : step('replace', insert.replace);
}

/** Merges the targets of one more path into an operation. */
function joined(gathered: unknown, more: unknown): unknown {
  if (Array.isArray(gathered) && Array.isArray(more)) gathered.push(...more);
  else if (isObject(gathered) && isObject(more)) Object.assign(gathered, more);
  else return more;
  return gathered;
}
