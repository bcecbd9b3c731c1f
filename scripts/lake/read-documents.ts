import type { Readable } from 'node:stream';
import type { sanityImport } from '@sanity/import';
import { z } from 'zod';

export type ImportedDocument = Extract<Parameters<typeof sanityImport>[0], readonly unknown[]>[number];

/** As long may a document be that the lake takes; a line has some spaces and escapes besides. */
const MAX_LINE_LENGTH = 64_000_000;

/** A document, the number of its line, and the length of that line in characters. */
export type ReadDocument = { document: ImportedDocument; line: number; length: number };

/**
 * Reads documents from an export, one per line.
 *
 * @throws Error that names the line of an invalid document
 */
export async function* readDocuments(bytes: Readable): AsyncGenerator<ReadDocument> {
  let line = 0;
  for await (const text of linesOf(bytes)) {
    line += 1;
    if (text !== '') yield { document: readDocument(text, line), line, length: text.length };
  }
}

async function* linesOf(bytes: Readable): AsyncGenerator<string> {
  let number = 1;
  // Joined once for each line: a line of many chunks would else be searched again with each of them.
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of bytes.setEncoding('utf8')) {
    const [first = '', ...others] = String(chunk).split('\n');
    parts.push(first);
    length += first.length;
    if (length > MAX_LINE_LENGTH) {
      throw new Error(`line ${number} of its documents is longer than a document may be (32 MB).`);
    }
    for (const text of others) {
      yield parts.join('');
      number += 1;
      parts = [text];
      length = text.length;
    }
  }
  yield parts.join('');
}

/** The ids that Sanity's tool takes. */
const ID = /^[a-z0-9_.-]+$/i;

/** The fields that Sanity's tool demands of an asset's document. */
const assetShape = z.object({
  assetId: z.string(),
  extension: z.string(),
  mimeType: z.string(),
  path: z.string(),
  sha1hash: z.string(),
  size: z.number(),
  url: z.string(),
});
const imageShape = assetShape.extend({
  metadata: z.object({
    dimensions: z.object({ width: z.number(), height: z.number(), aspectRatio: z.number() }),
  }),
});

/** Checks what Sanity's tool checks too, but only in the part that it is given. The lake checks what the fields may hold. */
function readDocument(text: string, line: number): ImportedDocument {
  // The replacement character stands for bytes that are not UTF-8.
  if (text.includes('\uFFFD')) {
    throw new Error(`line ${line} of its documents has characters that are not in UTF-8 (U+FFFD).`);
  }
  const document = parse(text, line);
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw new Error(`line ${line} of its documents is none.`);
  }
  if (!('_type' in document) || typeof document._type !== 'string') {
    throw new Error(`line ${line} of its documents has no _type.`);
  }
  if ('_id' in document && typeof document._id !== 'string') {
    throw new Error(`line ${line} of its documents has an _id that is no text.`);
  }
  const checked = document as ImportedDocument; // its _type and its _id were checked
  if (checked._id !== undefined && !ID.test(checked._id)) {
    throw new Error(
      `line ${line} of its documents has an _id with other characters than letters, digits, “.”, “_” and “-”: ${checked._id}`,
    );
  }
  checkAsset(checked, line);
  return checked;
}

function checkAsset(document: ImportedDocument, line: number): void {
  if (!/^sanity\.[a-z]+Asset$/i.test(document._type)) return;
  const shape = document._type === 'sanity.imageAsset' ? imageShape : assetShape;
  const [issue] = shape.safeParse(document).error?.issues ?? [];
  if (!issue) return;
  throw new Error(
    `line ${line} of its documents is the document of an asset, whose ${issue.path.join('.')} is missing or of another type.`,
  );
}

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`line ${line} of its documents is no JSON: ${reason}`, { cause: error });
  }
}
