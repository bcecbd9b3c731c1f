import { Mutation } from '@sanity/mutator';
import type { LakeDocument } from '../documents/document.ts';
import { createInvalidError } from '../errors.ts';
import { extractPlaces } from './extract-places.ts';
import { assertSystemFields } from './immutable-fields.ts';
import type { PatchOperations } from './patch-operations.ts';

/**
 * Applies a patch with the same code as the Studio (@sanity/mutator): with different results the Studio would report an
 * inconsistent revision. System fields keep their values.
 *
 * @throws ItemError 400 when an operation does not fit the type of the value
 */
export function applyPatch(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const { inc, dec, diffMatchPatch, insert, ...earlier } = operations;
  if (inc ?? dec ?? diffMatchPatch) {
    // Earlier operations are applied first, since they may change the checked values.
    const met = mutate(document, earlier);
    refuseUnless(met, 'diffMatchPatch', diffMatchPatch, 'string');
    refuseUnless(met, 'inc', inc, 'number');
    refuseUnless(met, 'dec', dec, 'number');
  }
  const result = mutate(document, operations);
  assertSystemFields(document, result);
  return result;
}

function mutate(document: LakeDocument, operations: PatchOperations): LakeDocument {
  return describeErrors(document, () => {
    const mutation = new Mutation({ mutations: [{ patch: { id: document._id, ...operations } }] });
    // The assertion is safe: only a deletion results in null.
    return mutation.apply(document) as LakeDocument;
  });
}

/**
 * Converts errors of @sanity/mutator, which it throws for invalid paths and for values of a wrong type.
 *
 * @throws ItemError 400 instead of them
 */
export function describeErrors<Result>(document: LakeDocument, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw createInvalidError(
      `The patch of document "${document._id}" could not be applied: ${getReason(error)}`,
      {
        id: document._id,
      },
    );
  }
}

/** What @sanity/mutator says of a path or a value; instead of what it says of its own code, a description. */
function getReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return / only applies to /.test(message) ? 'it leads below null, a text, a number or a boolean' : message;
}

/** Whether @sanity/mutator can apply all operations: it throws for a text diff of a missing attribute, and below null and plain values. */
export function canBeApplied(document: LakeDocument, operations: PatchOperations): boolean {
  try {
    mutate(document, operations);
    return true;
  } catch {
    return false;
  }
}

/** Refuses values of a wrong type, as the hosted lake does; @sanity/mutator would ignore them. A text diff of null is allowed. */
function refuseUnless(
  document: LakeDocument,
  operation: string,
  targets: Record<string, unknown> = {},
  type: 'number' | 'string',
): void {
  for (const path of Object.keys(targets)) {
    const places = describeErrors(document, () => extractPlaces(path, document));
    const isNothing = (value: unknown) => value === null && type === 'string';
    const { value: wrong } = places.find(({ value }) => !isNothing(value) && typeof value !== type) ?? {};
    if (wrong === undefined) continue;
    const found = wrong === null ? 'null' : Array.isArray(wrong) ? 'an array' : typeof wrong;
    throw createInvalidError(
      `Cannot apply ${operation} to "${path}" of document "${document._id}": it is ${found}, not a ${type}`,
      { id: document._id },
    );
  }
}
