import type { LakeDocument } from '../document.ts';
import { referencesOf } from './references.ts';

/** Quick ways into an array of documents. */
export type DatasetIndex = {
  readonly documents: readonly LakeDocument[];
  byId(id: string): LakeDocument | undefined;
  /** In the order of the array; the same array for every call. */
  byType(type: string): readonly LakeDocument[];
  /** How many documents refer to this id. */
  incomingReferenceCount(id: string): number;
};

const indexes = new WeakMap<readonly LakeDocument[], DatasetIndex>();

/** The index of an array that is never changed in place; built once per array, each part when first needed. */
export function indexDataset(documents: readonly LakeDocument[]): DatasetIndex {
  const known = indexes.get(documents);
  if (known) return known;
  const byId = once(() => new Map(documents.map((document) => [document._id, document])));
  const byType = once(() => Map.groupBy(documents, (document) => document._type));
  const counts = once(() => countIncomingReferences(documents));
  const index: DatasetIndex = {
    documents,
    byId: (id) => byId().get(id),
    byType: (type) => byType().get(type) ?? [],
    incomingReferenceCount: (id) => counts().get(id) ?? 0,
  };
  indexes.set(documents, index);
  return index;
}

function once<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= create();
    return value;
  };
}

function countIncomingReferences(documents: readonly LakeDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const id of referencesOf(document)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
