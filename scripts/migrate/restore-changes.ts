import { isDeepStrictEqual } from 'node:util';
import { type DocumentChange, documentChange } from './document-changes.ts';
import { type FieldChange, fieldChanges, type StoredDocument, valueAt } from './field-changes.ts';

/** The changes that revert recorded ones, and what is kept because it has been edited since. */
type Restoration = { changes: DocumentChange[]; kept: string[] };

/** Computes how to revert recorded changes in the current documents. Writes nothing. */
export function restoreChanges(
  recorded: readonly DocumentChange[],
  documents: readonly StoredDocument[],
): Restoration {
  const present = new Map(documents.map((document) => [document._id, document]));
  const restoration: Restoration = { changes: [], kept: [] };
  for (const change of recorded) {
    const { changes, kept } = restoreChange(change, present.get(change.id));
    restoration.changes.push(...changes);
    restoration.kept.push(...kept);
  }
  return restoration;
}

function restoreChange(recorded: DocumentChange, now: StoredDocument | undefined): Restoration {
  if (recorded.kind === 'edited') return now ? restoreFields(recorded.fields, now) : nothing();
  if (recorded.kind === 'deleted') {
    const change = now ? undefined : documentChange(recorded.id, undefined, recorded.content);
    const isOther = now !== undefined && fieldChanges(recorded.content, now).length > 0;
    return { changes: change ? [change] : [], kept: isOther ? [recorded.id] : [] };
  }
  if (!now) return nothing();
  if (fieldChanges(recorded.content, now).length > 0) return { changes: [], kept: [recorded.id] };
  const change = documentChange(recorded.id, now, undefined);
  return { changes: change ? [change] : [], kept: [] };
}

function nothing(): Restoration {
  return { changes: [], kept: [] };
}

function restoreFields(recorded: readonly FieldChange[], now: StoredDocument): Restoration {
  const isUntouched = ({ path, after }: FieldChange) => isDeepStrictEqual(valueAt(now, path), after);
  const fields = recorded
    .filter(isUntouched)
    .map(({ path, before, after }) => ({ path, before: after, after: before }));
  const edited = recorded.filter(
    (field) => !isUntouched(field) && !isDeepStrictEqual(valueAt(now, field.path), field.before),
  );
  return {
    changes:
      fields.length > 0 ? [{ kind: 'edited', id: now._id, type: now._type, revision: now._rev, fields }] : [],
    kept: edited.map(({ path }) => `${now._id} ${path}`),
  };
}
