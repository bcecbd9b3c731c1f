import { isDeepStrictEqual } from 'node:util';
import { studioPath } from '@sanity/client/csm';
import { createDocumentChange, type DocumentChange } from './document-changes.ts';
import { type FieldChange, listFieldChanges, type StoredDocument } from './field-changes.ts';

/** The changes that revert recorded ones, and what is kept because it has been edited since. */
type Restoration = { changes: DocumentChange[]; kept: string[] };

/**
 * Computes how to revert recorded changes in the current documents. Writes nothing.
 *
 * @param replace also reverts what has been edited since
 */
export function restoreChanges(
  recorded: readonly DocumentChange[],
  documents: readonly StoredDocument[],
  replace: boolean,
): Restoration {
  const present = new Map(documents.map((document) => [document._id, document]));
  const restoration: Restoration = { changes: [], kept: [] };
  for (const change of recorded) {
    const { changes, kept } = restoreChange(change, present.get(change.id), replace);
    restoration.changes.push(...changes);
    restoration.kept.push(...kept);
  }
  return restoration;
}

function restoreChange(
  recorded: DocumentChange,
  now: StoredDocument | undefined,
  replace: boolean,
): Restoration {
  if (recorded.kind === 'edited') {
    return now ? restoreFields(recorded.fields, now, replace) : { changes: [], kept: [] };
  }
  const before = recorded.kind === 'deleted' ? recorded.content : undefined;
  const after = recorded.kind === 'deleted' ? undefined : recorded.content;
  const isUntouched = now && after ? listFieldChanges(after, now).length === 0 : now === after;
  const isRestored = now && before ? listFieldChanges(before, now).length === 0 : now === before;
  if (isRestored) return { changes: [], kept: [] };
  if (!isUntouched && !replace) return { changes: [], kept: [recorded.id] };
  const change = createDocumentChange(recorded.id, now, before);
  return { changes: change ? [change] : [], kept: [] };
}

function restoreFields(recorded: readonly FieldChange[], now: StoredDocument, replace: boolean): Restoration {
  const fields: FieldChange[] = [];
  const kept: string[] = [];
  for (const { path, before, after } of recorded) {
    const value = studioPath.get(now, path) ?? undefined;
    if (isDeepStrictEqual(value, before)) continue;
    if (replace || isDeepStrictEqual(value, after)) fields.push({ path, before: value, after: before });
    else kept.push(`${now._id} ${path}`);
  }
  const { _id: id, _type: type, _rev: revision } = now;
  return { changes: fields.length > 0 ? [{ kind: 'edited', id, type, revision, fields }] : [], kept };
}
