import { isDeepStrictEqual } from 'node:util';

export type StoredDocument = { _id: string; _type: string; [field: string]: unknown };

/** The difference between two states of a dataset. */
export type Comparison = {
  added: StoredDocument[];
  removed: StoredDocument[];
  /** Changed documents, with the names of the fields that differ. */
  changed: { document: StoredDocument; fields: string[] }[];
};

/** Fields that the lake sets: a document that was deleted and created again keeps its new `_createdAt`. */
const LAKE_FIELDS = new Set(['_rev', '_createdAt', '_updatedAt']);

export function compareDocuments(
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
): Comparison {
  const old = new Map(before.map((document) => [document._id, document]));
  const ids = new Set(after.map(({ _id }) => _id));
  const comparison: Comparison = {
    added: [],
    removed: before.filter(({ _id }) => !ids.has(_id)),
    changed: [],
  };
  for (const document of after) {
    const previous = old.get(document._id);
    if (!previous) comparison.added.push(document);
    else {
      const fields = differingFields(previous, document);
      if (fields.length > 0) comparison.changed.push({ document, fields });
    }
  }
  return comparison;
}

function differingFields(before: StoredDocument, after: StoredDocument): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !LAKE_FIELDS.has(name) && !isDeepStrictEqual(before[name], after[name]))
    .sort();
}

/** Formats a comparison, one line per document. */
export function describeComparison({ added, removed, changed }: Comparison): string[] {
  const line = (sign: string, { _id, _type }: StoredDocument, more = '') => `${sign} ${_type} ${_id}${more}`;
  return [
    ...added.map((document) => line('+', document)),
    ...removed.map((document) => line('-', document)),
    ...changed.map(({ document, fields }) => line('~', document, `: ${fields.join(', ')}`)),
  ];
}
