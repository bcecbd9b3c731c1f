import type { PatchOperations } from '@sanity/client';
import { studioPath } from '@sanity/client/csm';
import type { Mutation as Definition, NodePatch } from '@sanity/migrate';
import { Mutation } from '@sanity/mutator';
import type { StoredDocument } from './field-changes.ts';
import { MigrationError } from './migration.ts';

/**
 * Applies a change of a migration to documents with the same code that the lake and the Studio use for patches.
 *
 * @returns the document's id and its content; no content when it is deleted
 * @throws MigrationError when the change cannot be applied
 */
export function applyMutation(
  definition: Definition,
  documents: ReadonlyMap<string, StoredDocument | undefined>,
): [id: string, result: StoredDocument | undefined] {
  if (definition.type === 'delete') return [definition.id, undefined];
  if (definition.type === 'patch')
    return [definition.id, applyPatches(definition, documents.get(definition.id))];
  const id = String(definition.document._id);
  const existing = documents.get(id);
  if (existing && definition.type === 'create') {
    throw new MigrationError(`it creates "${id}", which exists. Use createIfNotExists, or look first.`);
  }
  if (existing && definition.type === 'createIfNotExists') return [id, existing];
  return [id, { ...definition.document, _id: id, _rev: existing?._rev ?? '' }];
}

function applyPatches(
  { id, patches }: Extract<Definition, { type: 'patch' }>,
  document: StoredDocument | undefined,
): StoredDocument {
  if (!document) throw new MigrationError(`it changes "${id}", which does not exist. Look first.`);
  const mutations = patches.map((patch) => ({ patch: { id, ...toPatchOperations(patch) } }));
  // A patch results in a document; only a delete results in null.
  return new Mutation({ mutations }).apply(structuredClone(document)) as unknown as StoredDocument;
}

/** Converts an operation of @sanity/migrate to the patch format of the HTTP API. */
function toPatchOperations({ path, op }: NodePatch): PatchOperations {
  const at = studioPath.toString(path);
  switch (op.type) {
    case 'set':
      return { set: { [at]: op.value } };
    case 'setIfMissing':
      return { setIfMissing: { [at]: op.value } };
    case 'unset':
      return { unset: [at] };
    case 'inc':
      return { inc: { [at]: op.amount } };
    case 'dec':
      return { dec: { [at]: op.amount } };
    case 'diffMatchPatch':
      return { diffMatchPatch: { [at]: op.value } };
    case 'truncate':
      return { unset: [`${at}[${op.startIndex}:${op.endIndex ?? ''}]`] };
    case 'insert': {
      const place = studioPath.toString([...path, op.referenceItem]);
      return op.position === 'before'
        ? { insert: { before: place, items: [...op.items] } }
        : { insert: { after: place, items: [...op.items] } };
    }
    case 'replace': {
      const place = studioPath.toString([...path, op.referenceItem]);
      return { insert: { replace: place, items: [...op.items] } };
    }
  }
}
