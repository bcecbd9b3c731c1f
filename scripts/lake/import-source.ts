import {
  closeSync,
  createReadStream,
  existsSync,
  globSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline as chain, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { createUnzip } from 'node:zlib';
import type { sanityImport } from '@sanity/import';
import { unpackTar } from 'modern-tar/fs';
import { filesNamedIn, type NamedFile } from './import-files.ts';
import { type ReadDocument, readDocuments } from './read-documents.ts';
import { UsageError } from './verb.ts';

/** The contents of a file to import, whose documents were all read and checked once. */
export type ImportSource = {
  /** Reads the documents again, one after the other, since they may not fit into memory. */
  documents(): AsyncIterable<ReadDocument>;
  /** How many documents there are, those without an id included. */
  count: number;
  /** The line of each document that has an id, by that id. */
  lines: ReadonlyMap<string, number>;
  /** The files that the documents name. */
  namedFiles: readonly NamedFile[];
  /** The folder of the accompanying files; undefined for documents alone. */
  folder: string | undefined;
  /** Options of Sanity's tool about these files. */
  files: Pick<NonNullable<Parameters<typeof sanityImport>[1]>, 'assetMap' | 'unreferencedAssets'>;
  /** Removes the unpacked files. */
  close(): void;
};

/**
 * Opens a file that `npm run lake -- export` or Sanity's tools wrote: documents, one per line, or an archive of documents and
 * files; compressed or not. Sanity's tool could open it too, but would also unpack an archive inside the archive, whose content
 * has not been checked.
 *
 * @throws UsageError when it cannot be read, holds anything but files and folders, or has a document that is none or two of one id
 */
export async function openImportSource(file: string): Promise<ImportSource> {
  const unpacked = mkdtempSync(join(tmpdir(), 'lake-import-'));
  const close = () => rmSync(unpacked, { recursive: true, force: true });
  try {
    if (!(await isArchive(file))) {
      const documents = () => readDocuments(contentOf(file));
      return { documents, ...(await survey(documents())), folder: undefined, files: {}, close };
    }
    await pipeline(contentOf(file), unpackTar(unpacked, { filter: isPlain }));
    const data = dataFileIn(unpacked);
    const folder = dirname(data);
    const documents = () => readDocuments(createReadStream(data));
    return { documents, ...(await survey(documents())), folder, files: filesIn(folder), close };
  } catch (error) {
    close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `${file} cannot be imported: ${reason}\nNothing was changed. What npm run lake -- export and Sanity’s own tools write can be read: documents as JSON, one a line, or an archive of them.`,
      { cause: error },
    );
  }
}

/** Reads all documents, before any of them is imported. @throws Error that names the line of a fault */
async function survey(
  documents: AsyncIterable<ReadDocument>,
): Promise<Pick<ImportSource, 'count' | 'lines' | 'namedFiles'>> {
  const lines = new Map<string, number>();
  const namedFiles: NamedFile[] = [];
  let count = 0;
  for await (const { document, line } of documents) {
    count += 1;
    namedFiles.push(...filesNamedIn(document));
    const { _id } = document;
    if (_id === undefined) continue;
    const other = lines.get(_id);
    if (other !== undefined) {
      throw new Error(`line ${line} of its documents has the _id of line ${other}: ${_id}.`);
    }
    lines.set(_id, line);
  }
  return { count, lines, namedFiles };
}

/** The file's decompressed content as a stream, which also reports read errors. */
function contentOf(file: string): Readable {
  const bytes = createReadStream(file);
  return isCompressed(file) ? chain(bytes, createUnzip(), () => {}) : bytes;
}

/** First two bytes of gzip, and of zlib at each of its levels. */
const COMPRESSED_MAGIC = [0x1f8b, 0x7801, 0x789c, 0x78da];

function isCompressed(file: string): boolean {
  const beginning = Buffer.alloc(2);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, beginning, 0, 2, 0);
  } finally {
    closeSync(descriptor);
  }
  return COMPRESSED_MAGIC.includes(beginning.readUInt16BE());
}

/** Position of the word `ustar` in the first header of a tar archive. */
const TAR_MAGIC = { from: 257, to: 262 };

async function isArchive(file: string): Promise<boolean> {
  let beginning = Buffer.alloc(0);
  for await (const chunk of contentOf(file)) {
    beginning = Buffer.concat([beginning, chunk]);
    if (beginning.length >= TAR_MAGIC.to) break;
  }
  return beginning.toString('latin1', TAR_MAGIC.from, TAR_MAGIC.to) === 'ustar';
}

function isPlain({ name, type = 'file' }: { name: string; type?: string }): true {
  if (type === 'file' || type === 'directory') return true;
  throw new Error(
    `it holds ${name}, which is neither a file nor a folder. No export holds a link, which could lead to any file of this machine.`,
  );
}

/** The file of documents; exports have it in a subfolder. */
function dataFileIn(folder: string): string {
  for (const pattern of ['*.ndjson', '*/*.ndjson', '*/*/*.ndjson']) {
    const [found, ...others] = globSync(pattern, { cwd: folder });
    if (others.length > 0) break;
    if (found) return join(folder, found);
  }
  throw new Error('an archive must hold one .ndjson file, with the documents.');
}

function filesIn(folder: string): ImportSource['files'] {
  const map = join(folder, 'assets.json');
  return {
    assetMap: existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')) : {},
    unreferencedAssets: [
      ...addressesIn(join(folder, 'images')).map((address) => `image#${address}`),
      ...addressesIn(join(folder, 'files')).map((address) => `file#${address}`),
    ],
  };
}

function addressesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => pathToFileURL(join(folder, name)).href);
}
