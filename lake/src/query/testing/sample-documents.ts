import type { LakeDocument } from '../../documents/document.ts';

/** A stored document for tests: the given fields, and default system fields. */
export function sampleDocument(fields: {
  _id: string;
  _type: string;
  [field: string]: unknown;
}): LakeDocument {
  return {
    _rev: 'rev',
    _createdAt: '2025-01-01T00:00:00Z',
    _updatedAt: '2025-01-02T00:00:00Z',
    ...fields,
  };
}

/** Sample documents ordered by id, as the lake passes them to queries. */
export function sampleDataset(
  ...fields: readonly { _id: string; _type: string; [field: string]: unknown }[]
): LakeDocument[] {
  return fields.map(sampleDocument).sort((a, b) => (a._id < b._id ? -1 : 1));
}
