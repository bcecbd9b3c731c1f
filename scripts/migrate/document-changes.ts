import type { Mutation } from '@sanity/client';
import { Mutation as LocalMutation } from '@sanity/mutator';
import { MigrationError } from './content-migration.ts';
import { type FieldChange, fieldChanges, patchOf, type StoredDocument } from './field-changes.ts';

/** What becomes of one document. `revision` is the one the change was worked out from. */
export type DocumentChange = { id: string; type: string } & (
  | { kind: 'edited'; revision: string; fields: FieldChange[] }
  | { kind: 'created'; content: StoredDocument }
  | { kind: 'deleted'; revision: string; content: StoredDocument }
);

/** A path no document has: unsetting it changes nothing, and still compares revisions. */
const NOWHERE = '_nowhere';

/**
 * What leads from one state of a document to another; nothing when they are the same.
 *
 * @throws MigrationError when the type would change, which the lake does not do
 */
export function documentChange(
  id: string,
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
): DocumentChange | undefined {
  if (before && after) {
    if (before._type !== after._type) {
      throw new MigrationError(
        `A document keeps its type: "${id}" is a ${before._type} and cannot become a ${after._type}. Create a document with a new id, lead references to it, and delete this one.`,
      );
    }
    const fields = fieldChanges(before, after);
    return fields.length > 0
      ? { kind: 'edited', id, type: before._type, revision: before._rev, fields }
      : undefined;
  }
  if (after) return { kind: 'created', id, type: after._type, content: after };
  if (before) return { kind: 'deleted', id, type: before._type, revision: before._rev, content: before };
  return undefined;
}

/** The mutations of a change; each fails when the document is no longer as it was. */
export function mutationsOf(change: DocumentChange): Mutation[] {
  if (change.kind === 'created') return [{ create: withoutRevision(change.content) }];
  const guard = { id: change.id, ifRevisionID: change.revision };
  if (change.kind === 'edited') return [{ patch: { ...guard, ...patchOf(change.fields) } }];
  return [{ patch: { ...guard, unset: [NOWHERE] } }, { delete: { id: change.id } }];
}

/** The document that a change leaves, worked out here and not in the lake. */
export function documentAfter(
  change: DocumentChange,
  before: StoredDocument | undefined,
): StoredDocument | undefined {
  if (change.kind === 'created') return change.content;
  if (change.kind === 'deleted' || !before) return undefined;
  const mutations = [{ patch: { id: change.id, ...patchOf(change.fields) } }];
  // A patch of a document gives a document: only a delete gives null.
  return new LocalMutation({ mutations }).apply(structuredClone(before)) as unknown as StoredDocument;
}

function withoutRevision({ _rev, ...content }: StoredDocument) {
  return content;
}

/** One line for each field, or for a document that comes or goes. */
export function describeChange(change: DocumentChange): string[] {
  const where = `  ${change.id} (${change.type})`;
  if (change.kind !== 'edited') return [`${where}: ${change.kind}`];
  return change.fields.map(({ path, before, after }) => `${where} ${path}: ${show(before)} → ${show(after)}`);
}

/** Long enough to recognise a text by, short enough to keep a line a line. */
const SHOWN = 100;

function show(value: unknown): string {
  if (value === undefined) return '(nothing)';
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;
}
