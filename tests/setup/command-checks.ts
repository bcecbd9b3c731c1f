import { createContentLake } from '../../scripts/check-content/content-lake.ts';
import type { ContentDocument } from '../../scripts/check-content/dataset.ts';
import { findDocumentFaults } from '../../scripts/check-content/document-faults.ts';
import { seedDocuments } from '../../scripts/seed/seed-documents.ts';

/** The lake in which validation looks up other documents: one with the seed. */
export const checkedLake = createContentLake(seedDocuments);

/** The fields of a document that promote, pull and check:content reject, each once. */
export async function refusedFields(document: ContentDocument): Promise<Set<string>> {
  const faults = await findDocumentFaults(document, checkedLake);
  return new Set(faults.flatMap(({ level, path }) => (level === 'error' ? String(path[0]) : [])));
}
