import { extract, Mutation } from '@sanity/mutator';
import type { LakeDocument } from '../document.ts';
import { invalid } from '../errors.ts';
import { isObject, type JsonObject } from './mutation-input.ts';

/** Patches may not touch what the lake itself keeps. */
const SYSTEM_FIELDS = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'] as const;

/**
 * The document after a patch, computed by the code that the Studio runs on the same patch: if the two differed
 * the Studio would report an inconsistent revision. System fields keep their values.
 *
 * @throws ItemError 400 when an operation does not fit the value it meets
 */
export function applyPatch(document: LakeDocument, operations: JsonObject): LakeDocument {
  const { inc, dec, diffMatchPatch, insert, ...earlier } = operations;
  if (inc ?? dec ?? diffMatchPatch) {
    // The operations above these come first and may change what they meet.
    const met = mutate(document, earlier);
    checkNumbers(met, { inc, dec });
    checkStrings(met, diffMatchPatch);
  }
  const result = mutate(document, operations);
  const restored: LakeDocument = { ...result };
  for (const field of SYSTEM_FIELDS) restored[field] = document[field];
  return restored;
}

function mutate(document: LakeDocument, operations: JsonObject): LakeDocument {
  try {
    const mutation = new Mutation({ mutations: [{ patch: { id: document._id, ...operations } }] });
    // A patch of a document gives a document: only a delete gives null.
    return mutation.apply(document) as LakeDocument;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw invalid(`The patch of document "${document._id}" could not be applied: ${reason}`, {
      id: document._id,
    });
  }
}

/** The hosted lake refuses inc and dec of what is not a number; @sanity/mutator would pass over it silently. */
function checkNumbers(document: LakeDocument, operations: JsonObject): void {
  for (const name of ['inc', 'dec']) {
    const targets = operations[name];
    if (targets === undefined) continue;
    if (!isObject(targets)) throw invalid(`"${name}" must be an object of paths and numbers`);
    for (const [path, amount] of Object.entries(targets)) {
      if (typeof amount !== 'number') throw invalid(`"${name}" of "${path}" needs a number`);
      refuseUnless(document, path, name, 'number');
    }
  }
}

function checkStrings(document: LakeDocument, targets: unknown): void {
  if (targets === undefined) return;
  if (!isObject(targets)) throw invalid('"diffMatchPatch" must be an object of paths and patches');
  for (const path of Object.keys(targets)) refuseUnless(document, path, 'diffMatchPatch', 'string');
}

function refuseUnless(
  document: LakeDocument,
  path: string,
  operation: string,
  type: 'number' | 'string',
): void {
  const wrong = extract(path, document).find((value) => value !== undefined && typeof value !== type);
  if (wrong === undefined) return;
  const found = wrong === null ? 'null' : Array.isArray(wrong) ? 'an array' : typeof wrong;
  throw invalid(
    `Cannot apply ${operation} to "${path}" of document "${document._id}": it is ${found}, not a ${type}`,
    {
      id: document._id,
    },
  );
}
