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
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (part?: Uint8Array) => {
    try {
      return decoder.decode(part, { stream: part !== undefined });
    } catch (error) {
      throw new Error(`line ${number} of its documents is not in UTF-8.`, { cause: error });
    }
  };
  for await (const chunk of bytes) {
    for (const { part, endsLine } of partsOf(chunk)) {
      const text = decode(part);
      parts.push(endsLine ? text.slice(0, -1) : text);
      length += text.length;
      if (length > MAX_LINE_LENGTH) {
        throw new Error(`line ${number} of its documents is longer than a document may be (32 MB).`);
      }
      if (!endsLine) continue;
      yield parts.join('');
      number += 1;
      parts = [];
      length = 0;
    }
  }
  yield parts.join('') + decode();
}

const LINE_BREAK = 0x0a;

/** Splits bytes behind line breaks, which no other character of UTF-8 contains. */
function* partsOf(chunk: Uint8Array): Generator<{ part: Uint8Array; endsLine: boolean }> {
  let start = 0;
  for (let end = chunk.indexOf(LINE_BREAK); end !== -1; end = chunk.indexOf(LINE_BREAK, start)) {
    yield { part: chunk.subarray(start, end + 1), endsLine: true };
    start = end + 1;
  }
  yield { part: chunk.subarray(start), endsLine: false };
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
