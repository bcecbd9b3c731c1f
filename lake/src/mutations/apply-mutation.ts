import type { ReferenceIndex } from '../dataset-index/reference-index.ts';
import type { LakeDocument, UnwrittenDocument } from '../documents/document.ts';
import { assertNoRelease, resolveDocumentId } from '../documents/document-id.ts';
import type { JsonObject } from '../documents/json-object.ts';
import {
  createDocumentExists,
  createDocumentNotFound,
  createInvalidError,
  createRevisionMismatch,
  ItemError,
} from '../errors.ts';
import { findReferrerIds } from '../store/check-references.ts';
import type { CreateKind, PendingTransaction } from '../store/pending-transaction.ts';
import { applyPatch } from './apply-patch.ts';
import { withArrayKeysInObject, withArrayKeysInPatch } from './array-keys.ts';
import { withoutKeptFields } from './immutable-fields.ts';
import type { MutationInput, Selection } from './mutation-input.ts';
import type { PatchOperations } from './patch-operations.ts';
import { resolvePatch } from './resolve-patch.ts';
import { readTimestamp } from './timestamps.ts';

type MutationOperation = 'create' | 'update' | 'delete' | 'none';
export type MutationResult = { id: string; operation: MutationOperation };

/** The pending transaction of a mutation, and what else it may need. */
type MutationContext = {
  pending: PendingTransaction;
  references: ReferenceIndex;
  autoGenerateArrayKeys: boolean;
  /** Returns the ids of the documents in the pending transaction that a GROQ query selects. */
  select: (query: string, params: JsonObject, pending: PendingTransaction) => Promise<string[]>;
};

/**
 * Applies one mutation to the pending transaction (protocol section 7).
 *
 * @throws ItemError when it cannot be applied; the transaction must then be discarded
 */
export async function applyMutation(
  input: MutationInput,
  context: MutationContext,
): Promise<MutationResult[]> {
  if (input.kind === 'delete') {
    const ids = await listSelectedIds(input.selection, context);
    ids.forEach(assertNoRelease);
    return ids.flatMap((id) => deleteDocument(id, input.purge, context.pending));
  }
  if (input.kind === 'patch') {
    const ids = await listSelectedIds(input.selection, context);
    ids.forEach(assertNoRelease);
    const operations = context.autoGenerateArrayKeys
      ? withArrayKeysInPatch(input.operations)
      : input.operations;
    return ids.map((id) => patchDocument(id, operations, input.ifRevisionID, context.pending));
  }
  return [createDocument(input.kind, input.document, context)];
}

async function listSelectedIds(selection: Selection, context: MutationContext): Promise<string[]> {
  if ('ids' in selection) return [...new Set(selection.ids)];
  const selected = await context.select(selection.query, selection.params, context.pending);
  const ids = [...new Set(selected)];
  if (ids.length > 10_000) {
    throw createInvalidError(
      `The query selects ${ids.length} documents; one patch or delete may select at most 10000`,
    );
  }
  return ids;
}

function createDocument(kind: CreateKind, input: JsonObject, context: MutationContext): MutationResult {
  const { pending } = context;
  const id = resolveDocumentId(input._id);
  assertNoRelease(id);
  const existing = pending.get(id);
  if (existing && kind === 'create') throw createDocumentExists(id);
  if (existing && kind === 'createIfNotExists') return { id, operation: 'none' };
  const keyed = context.autoGenerateArrayKeys ? withArrayKeysInObject(input) : input;
  const document = makeDocument(id, keyed, existing, pending);
  if (existing && existing._type !== document._type) refuseTypeChange(id, context);
  pending.put(document, kind);
  return { id, operation: existing ? 'update' : 'create' };
}

function makeDocument(
  id: string,
  input: JsonObject,
  existing: LakeDocument | undefined,
  pending: PendingTransaction,
): UnwrittenDocument {
  if (typeof input._type !== 'string' || input._type === '') {
    throw createInvalidError(`Document "${id}" needs a "_type" (a string)`, { id });
  }
  const createdAt = readTimestamp(input, '_createdAt');
  const updatedAt = readTimestamp(input, '_updatedAt');
  return {
    ...input,
    _id: id,
    _type: input._type,
    _createdAt: existing?._createdAt ?? createdAt ?? pending.timestamp,
    _updatedAt: existing ? pending.timestamp : (updatedAt ?? pending.timestamp),
  };
}

/** Refuses a change of the type while there are strong references, since it counts as a deletion. */
function refuseTypeChange(id: string, context: MutationContext): void {
  const referrers = findReferrerIds(id, context.pending, context.references);
  if (referrers.length === 0) return;
  throw new ItemError(
    409,
    'documentHasExistingReferencesError',
    `Document "${id}" cannot change its type as there are references to it from "${referrers[0]}"`,
    { id, referencingIDs: referrers },
  );
}

function deleteDocument(id: string, purge: boolean, pending: PendingTransaction): MutationResult[] {
  if (!pending.get(id)) return [];
  pending.remove(id, { purge });
  return [{ id, operation: 'delete' }];
}

/**
 * Applies a patch by id. `ifRevisionID` is compared with the revision before the transaction.
 *
 * @throws ItemError 404, 409 or 400
 */
export function patchDocument(
  id: string,
  operations: PatchOperations,
  ifRevisionID: string | undefined,
  pending: PendingTransaction,
): MutationResult {
  const document = pending.get(id);
  if (!document) throw createDocumentNotFound(id);
  const revision = (pending.getOriginal(id) ?? document)._rev;
  if (ifRevisionID !== undefined && ifRevisionID !== revision) {
    throw createRevisionMismatch(id, revision, ifRevisionID);
  }
  const applied = resolvePatch(document, withoutKeptFields(operations));
  pending.putPatched({ ...applyPatch(document, applied), _updatedAt: pending.timestamp }, applied);
  return { id, operation: 'update' };
}
