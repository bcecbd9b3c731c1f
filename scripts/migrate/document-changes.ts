import type { Mutation } from '@sanity/client';
import { Mutation as LocalMutation } from '@sanity/mutator';
import { type FieldChange, listFieldChanges, makePatch, type StoredDocument } from './field-changes.ts';
import { MigrationError } from './migration.ts';

/** The change of one document. `revision` is the one that the change was computed from. */
export type DocumentChange = { id: string; type: string } & (
  | { kind: 'edited'; revision: string; fields: FieldChange[] }
  | { kind: 'created'; content: StoredDocument }
  | { kind: 'deleted'; revision: string; content: StoredDocument }
);

/** A path that no document has: unsetting it changes nothing, but makes the lake compare revisions. */
const UNUSED_PATH = '_nowhere';

/**
 * The change that leads from one state of a document to another; undefined when they are equal.
 *
 * @throws MigrationError when the type would change, which the lake does not allow
 */
export function createDocumentChange(
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
    const fields = listFieldChanges(before, after);
    return fields.length > 0
      ? { kind: 'edited', id, type: before._type, revision: before._rev, fields }
      : undefined;
  }
  if (after) return { kind: 'created', id, type: after._type, content: after };
  if (before) return { kind: 'deleted', id, type: before._type, revision: before._rev, content: before };
  return undefined;
}

/** The mutations of a change; they fail when the document has another revision. */
export function makeMutations(change: DocumentChange): Mutation[] {
  if (change.kind === 'created') return [{ create: withoutRevision(change.content) }];
  const guard = { id: change.id, ifRevisionID: change.revision };
  if (change.kind === 'edited') return [{ patch: { ...guard, ...makePatch(change.fields) } }];
  return [{ patch: { ...guard, unset: [UNUSED_PATH] } }, { delete: { id: change.id } }];
}

/** The document after a change, computed locally. */
export function applyDocumentChange(
  change: DocumentChange,
  before: StoredDocument | undefined,
): StoredDocument | undefined {
  if (change.kind === 'created') return change.content;
  if (change.kind === 'deleted' || !before) return undefined;
  const mutations = [{ patch: { id: change.id, ...makePatch(change.fields) } }];
  // A patch results in a document; only a delete results in null.
  return new LocalMutation({ mutations }).apply(structuredClone(before)) as unknown as StoredDocument;
}

function withoutRevision({ _rev, ...content }: StoredDocument) {
  return content;
}

/** One line for each field, or for a created or deleted document. */
export function describeChange(change: DocumentChange): string[] {
  const where = `  ${change.id} (${change.type})`;
  if (change.kind !== 'edited') return [`${where}: ${change.kind}`];
  return change.fields.map(({ path, before, after }) => `${where} ${path}: ${show(before)} → ${show(after)}`);
}

/** Maximum characters of a value in a line of the report. */
const MAX_VALUE_LENGTH = 100;

function show(value: unknown): string {
  if (value === undefined) return '(nothing)';
  const text = JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH
    ? `${text.slice(0, MAX_VALUE_LENGTH)}… (${text.length} characters)`
    : text;
}
