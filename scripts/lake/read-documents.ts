import type { Readable } from 'node:stream';
import type { sanityImport } from '@sanity/import';

export type ImportedDocument = Extract<Parameters<typeof sanityImport>[0], readonly unknown[]>[number];

/** As long may a document be that the lake takes; a line has some spaces and escapes besides. */
const MAX_LINE_LENGTH = 64_000_000;

/** Documents, and by the id of each on which line it is. */
export type ReadDocuments = { documents: ImportedDocument[]; lines: ReadonlyMap<string, number> };

/**
 * Reads documents from an export, one per line.
 *
 * @throws Error that names the line of an invalid document
 */
export async function readDocuments(bytes: Readable): Promise<ReadDocuments> {
  const documents: ImportedDocument[] = [];
  const lines = new Map<string, number>();
  let number = 0;
  const read = (line: string) => {
    number += 1;
    if (line === '') return;
    const document = readDocument(line, number);
    documents.push(document);
    if (document._id !== undefined) lines.set(document._id, number);
  };
  // Joined once for each line: a line of many chunks would else be searched again with each of them.
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of bytes.setEncoding('utf8')) {
    const [first = '', ...others] = String(chunk).split('\n');
    parts.push(first);
    length += first.length;
    if (length > MAX_LINE_LENGTH) {
      throw new Error(`line ${number + 1} of its documents is longer than a document may be (32 MB).`);
    }
    for (const line of others) {
      read(parts.join(''));
      parts = [line];
      length = line.length;
    }
  }
  read(parts.join(''));
  return { documents, lines };
}

/** Sanity's tool checks the rest: that there is a type and a valid id. */
function readDocument(line: string, number: number): ImportedDocument {
  // The replacement character stands for bytes that are not UTF-8.
  if (line.includes('\uFFFD')) {
    throw new Error(`line ${number} of its documents has characters that are not in UTF-8 (U+FFFD).`);
  }
  const document = parse(line, number);
  if (typeof document === 'object' && document !== null && !Array.isArray(document)) {
    return document as ImportedDocument; // the checked properties are all that is read here
  }
  throw new Error(`line ${number} of its documents is none.`);
}

function parse(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`line ${number} of its documents is no JSON: ${reason}`, { cause: error });
  }
}
