import { DocumentIndex } from '../../dataset-index/document-index.ts';
import { StoredDocuments } from '../../dataset-index/stored-documents.ts';
import type { LakeDocument } from '../../documents/document.ts';
import { openDatabase } from '../../store/database.ts';

/** An index over documents in a database. `set` writes a document to the database and then to the index. */
export function openStoredIndex(documents: readonly LakeDocument[]) {
  const database = openDatabase(':memory:');
  const put = database.prepare("INSERT OR REPLACE INTO documents VALUES ('d', ?, ?)");
  const remove = database.prepare("DELETE FROM documents WHERE dataset = 'd' AND id = ?");
  for (const document of documents) put.run(document._id, JSON.stringify(document));
  const index = new DocumentIndex([], new StoredDocuments(database, 'd'));
  const set = (id: string, document: LakeDocument | undefined) => {
    if (document) put.run(id, JSON.stringify(document));
    else remove.run(id);
    index.set(id, document);
  };
  return { index, set, close: () => database.close() };
}
