import type { Mutation as DefinedMutation } from '@sanity/migrate';
import { Mutation } from '@sanity/mutator';
import { MigrationError } from './content-migration.ts';
import type { StoredDocument } from './field-changes.ts';
import { rawPatch } from './raw-patch.ts';

/** A change in the form in which a migration returns it. */
export type Definition = DefinedMutation;

/**
 * Applies a change to documents with the same code that the lake and the Studio use for patches.
 *
 * @returns the document's id and its content; no content when it is deleted
 * @throws MigrationError when the change cannot be applied
 */
export function applyChange(
  definition: Definition,
  documents: ReadonlyMap<string, StoredDocument | undefined>,
): [id: string, result: StoredDocument | undefined] {
  if (definition.type === 'delete') return [definition.id, undefined];
  if (definition.type === 'patch') return [definition.id, patched(definition, documents.get(definition.id))];
  const id = String(definition.document._id);
  const existing = documents.get(id);
  if (existing && definition.type === 'create') {
    throw new MigrationError(`it creates "${id}", which exists. Use createIfNotExists, or look first.`);
  }
  if (existing && definition.type === 'createIfNotExists') return [id, existing];
  return [id, { ...definition.document, _id: id, _rev: existing?._rev ?? '' }];
}

function patched(
  { id, patches }: Extract<Definition, { type: 'patch' }>,
  document: StoredDocument | undefined,
): StoredDocument {
  if (!document) throw new MigrationError(`it changes "${id}", which does not exist. Look first.`);
  const mutations = patches.map((patch) => ({ patch: { id, ...rawPatch(patch) } }));
  // A patch results in a document; only a delete results in null.
  return new Mutation({ mutations }).apply(structuredClone(document)) as unknown as StoredDocument;
}
