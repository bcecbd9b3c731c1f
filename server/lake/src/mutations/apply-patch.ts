import { extract, Mutation } from '@sanity/mutator';
import type { LakeDocument } from '../document.ts';
import { invalid } from '../errors.ts';
import { assertSystemFields } from './immutable-fields.ts';
import type { PatchOperations } from './patch-operations.ts';

/**
 * The document after a patch, computed by the code that the Studio runs on the same patch: if the two differed
 * the Studio would report an inconsistent revision. System fields keep their values.
 *
 * @throws ItemError 400 when an operation does not fit the value it meets
 */
export function applyPatch(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const { inc, dec, diffMatchPatch, insert, ...earlier } = operations;
  if (inc ?? dec ?? diffMatchPatch) {
    // The operations above these come first and may change what they meet.
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
  return refusing(document, () => {
    const mutation = new Mutation({ mutations: [{ patch: { id: document._id, ...operations } }] });
    // A patch of a document gives a document: only a delete gives null.
    return mutation.apply(document) as LakeDocument;
  });
}

/**
 * @sanity/mutator throws plain errors at paths it cannot read and at values an operation does not fit.
 *
 * @throws ItemError 400 in their place
 */
export function refusing<Result>(document: LakeDocument, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw invalid(`The patch of document "${document._id}" could not be applied: ${reason}`, {
      id: document._id,
    });
  }
}

/** Whether @sanity/mutator can apply all of it: it throws at a text diff of an attribute that is not there. */
export function canBeApplied(document: LakeDocument, operations: PatchOperations): boolean {
  try {
    mutate(document, operations);
    return true;
  } catch {
    return false;
  }
}

/** The hosted lake refuses what does not fit, where @sanity/mutator would pass over it silently. A text diff of null does nothing. */
function refuseUnless(
  document: LakeDocument,
  operation: string,
  targets: Record<string, unknown> = {},
  type: 'number' | 'string',
): void {
  for (const path of Object.keys(targets)) {
    const values = refusing(document, () => extract(path, document));
    const isNothing = (value: unknown) => value === undefined || (value === null && type === 'string');
    const wrong = values.find((value) => !isNothing(value) && typeof value !== type);
    if (wrong === undefined) continue;
    const found = wrong === null ? 'null' : Array.isArray(wrong) ? 'an array' : typeof wrong;
    throw invalid(
      `Cannot apply ${operation} to "${path}" of document "${document._id}": it is ${found}, not a ${type}`,
      { id: document._id },
    );
  }
}
