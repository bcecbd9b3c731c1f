import type { Readable } from 'node:stream';
import type { sanityImport } from '@sanity/import';

export type ImportedDocument = Extract<Parameters<typeof sanityImport>[0], readonly unknown[]>[number];

/**
 * Reads documents from an export, one per line.
 *
 * @throws Error that names the line of an invalid document
 */
export async function readDocuments(bytes: Readable): Promise<ImportedDocument[]> {
  const documents: ImportedDocument[] = [];
  let number = 0;
  const read = (line: string) => {
    number += 1;
    if (line !== '') documents.push(readDocument(line, number));
  };
  let rest = '';
  for await (const chunk of bytes.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) read(line);
  }
  read(rest);
  return documents;
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
