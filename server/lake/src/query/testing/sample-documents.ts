import type { LakeDocument } from '../../document.ts';

/** A stored document for tests: system fields filled in, the given ones on top. */
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

/** Documents in the order in which the lake feeds them to queries. */
export function sampleDataset(
  ...fields: readonly { _id: string; _type: string; [field: string]: unknown }[]
): LakeDocument[] {
  return fields.map(sampleDocument).sort((a, b) => (a._id < b._id ? -1 : 1));
}
