import type { LakeDocument } from '../documents/document.ts';
import { isObject, type JsonObject } from '../documents/json-object.ts';
import { createInvalidError } from '../errors.ts';
import { applyPatch, canBeApplied, describeErrors } from './apply-patch.ts';
import { type PatchOperations, parsePatchOperations } from './patch-operations.ts';
import {
  findEmptyRange,
  type InsertPlace,
  includesPositions,
  listPathsToValues,
  resolvePositions,
} from './resolve-positions.ts';

/** One operation on one path. */
type Step = {
  name: string;
  path: string;
  insert?: InsertPlace;
  items?: unknown[];
  single(path: string): JsonObject;
};

/** The operations by path, in the order in which @sanity/mutator applies them. */
const BY_PATH = ['setIfMissing', 'set', 'diffMatchPatch', 'inc', 'dec'] as const;

/** Operations that change only what is there. */
const ON_VALUES = ['unset', 'diffMatchPatch', 'inc', 'dec'] as const;

/**
 * Rewrites the paths of a patch so that @sanity/mutator can apply it to this document. The mutator uses the length of an array
 * only at the end of a path, so `rows[-1].title` fails, and positions beyond the end extend the array. Each path is resolved
 * after the preceding operations. Operations on missing values are removed where the mutator would throw.
 *
 * @throws ItemError 400 for an invalid path, or an insert into several arrays
 */
export function resolvePatch(document: LakeDocument, operations: PatchOperations): PatchOperations {
  const steps = listSteps(operations);
  const hasPositions = steps.some(({ path }) => includesPositions(path));
  const mayThrow = ON_VALUES.some((name) => operations[name]);
  if (!hasPositions && (!mayThrow || canBeApplied(document, operations))) return operations;
  const resolved: JsonObject = {};
  let current = document;
  for (const step of steps) {
    const { name, path, insert, single } = describeErrors(document, () => withoutEmptyRange(step, current));
    const resolvedPaths = describeErrors(document, () =>
      resolvePositions(path, { document: current, insert }),
    );
    const paths =
      isOnValues(name) && !resolvedPaths.every((one) => canBeApplied(current, single(one)))
        ? describeErrors(document, () => resolvedPaths.flatMap((one) => listPathsToValues(one, current)))
        : resolvedPaths;
    if (insert && paths.length !== 1) {
      throw createInvalidError(
        `"insert" needs one place in one list, and "${path}" leads to ${paths.length}`,
        {
          id: document._id,
        },
      );
    }
    for (const one of paths) {
      const operation = single(one);
      current = applyPatch(current, parsePatchOperations(operation));
      resolved[name] = joinValues(resolved[name], operation[name]);
    }
  }
  return parsePatchOperations(resolved);
}

function isOnValues(name: string): boolean {
  return ON_VALUES.some((one) => one === name);
}

/** An insert that only inserts, as an insert before or after an element. */
function withoutEmptyRange(step: Step, document: LakeDocument): Step {
  const { insert, path, items } = step;
  const found = insert === 'replace' && items ? findEmptyRange(path, document) : undefined;
  return found && items ? stepOfInsert(found.place, found.path, items) : step;
}

function listSteps(operations: PatchOperations): Step[] {
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
  if ('before' in insert) return [stepOfInsert('before', insert.before, items)];
  if ('after' in insert) return [stepOfInsert('after', insert.after, items)];
  return [stepOfInsert('replace', insert.replace, items)];
}

function stepOfInsert(insert: InsertPlace, path: string, items: unknown[]): Step {
  return { name: 'insert', path, insert, items, single: (one) => ({ insert: { [insert]: one, items } }) };
}

/** Merges the targets of one more path into an operation. */
function joinValues(gathered: unknown, more: unknown): unknown {
  if (Array.isArray(gathered) && Array.isArray(more)) gathered.push(...more);
  else if (isObject(gathered) && isObject(more)) Object.assign(gathered, more);
  else return more;
  return gathered;
}
