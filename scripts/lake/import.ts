import { execFile } from 'node:child_process';
import { createReadStream, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs, promisify } from 'node:util';
import type { SanityClient } from '@sanity/client';
import { SANITY_FILES } from '../shared/hosted-project.ts';
import { connectToLake } from '../shared/lake-connection.ts';
import { findUnsafeEntry } from './backup-archive.ts';
import { checkDocuments, type DocumentLines } from './check-import.ts';
import { refuseMore, UsageError, type Verb } from './verb.ts';

export const importDataset: Verb = {
  usage: `npm run lake -- import <file> [--replace | --missing] [--yes]

Reads documents and assets from a file that npm run lake -- export or Sanity's own tools wrote. It checks the whole file
first: unless told otherwise it writes nothing when a document is there already. Assets come from the archive, or from
cdn.sanity.io. An import that was interrupted leaves references weak; repeat it with --replace.
  --replace   writes over documents that are there, and so completes an import that was interrupted
  --missing   keeps documents that are there
  --yes       needed to change a hosted project`,

  async run(args, { environment, folder }) {
    const options = {
      replace: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name] = positionals;
    refuseMore(positionals, 1);
    if (name === undefined) throw new UsageError(`Name the file to import.\n\n${importDataset.usage}`);
    const file = resolve(folder, name);
    if (!existsSync(file)) throw new UsageError(`There is no file ${file} to import.`);
    if (values.replace && values.missing) throw new UsageError('Choose one of --replace and --missing.');
    const choice = values.replace ? 'replace' : values.missing ? 'ignore' : 'fail';
    const unpacked = mkdtempSync(join(tmpdir(), 'lake-import-'));
    try {
      const { documents, source } = await unpack(file, unpacked);
      const lines = await checkDocuments(documents, source).catch((cause: Error) => {
        throw new UsageError(`${file} cannot be imported: ${cause.message}\nNothing was changed.`, { cause });
      });
      // The lake is opened, or created, only when the documents have passed the check.
      const { client, url, where, close } = await connectToLake(environment, { confirmed: values.yes });
      try {
        if (choice === 'fail') await refuseExisting(client, lines);
        const count = await importFrom(source ?? createReadStream(documents), client, choice, url);
        console.log(`${count} documents of ${file} are in ${where}`);
      } finally {
        await close();
      }
    } finally {
      rmSync(unpacked, { recursive: true, force: true });
    }
  },
};

/** Unpacks an archive. @returns the file of documents, and for an archive the folder of documents and assets */
async function unpack(file: string, folder: string): Promise<{ documents: string; source?: string }> {
  if (/\.ndjson(\.gz)?$/.test(file)) return { documents: file };
  const tar = promisify(execFile)('tar', ['--no-same-permissions', '-xf', file, '-C', folder]);
  await tar.catch((cause: Error) => {
    const known =
      'an export, or documents as JSON, one a line, in a file that ends with .ndjson or .ndjson.gz';
    throw new UsageError(`${file} is not ${known}. Nothing was changed.\n${cause.message}`, { cause });
  });
  const link = await findUnsafeEntry(folder);
  if (link !== undefined) {
    throw new UsageError(
      `${file} holds ${relative(folder, link)}, which is neither a file nor a folder. No export holds a link, which could lead to any file of this machine. Nothing was changed.`,
    );
  }
  const [documents, ...others] = globSync(['*.ndjson', '*/*.ndjson', '*/*/*.ndjson'], { cwd: folder });
  if (documents === undefined || others.length > 0) {
    throw new UsageError(`${file} must hold one .ndjson file, with the documents. Nothing was changed.`);
  }
  return { documents: join(folder, documents), source: dirname(join(folder, documents)) };
}

async function refuseExisting(client: SanityClient, lines: DocumentLines): Promise<void> {
  const ids = [...lines.keys()];
  for (let from = 0; from < ids.length; from += 500) {
    const some = ids.slice(from, from + 500);
    const [id] = await client.fetch<string[]>('*[_id in $some]._id', { some }, { tag: 'lake.import' });
    if (id === undefined) continue;
    throw new UsageError(
      `The document ${id}, on line ${lines.get(id)} of its documents, already exists. Nothing was changed.\nAdd --replace to write over documents that are there, or --missing to keep them. An import that was interrupted is completed by --replace alone.`,
    );
  }
}

const OPERATION = { fail: 'create', replace: 'createOrReplace', ignore: 'createIfNotExists' } as const;

async function importFrom(
  source: string | Readable,
  client: SanityClient,
  choice: keyof typeof OPERATION,
  lakeUrl: string | undefined,
): Promise<number> {
  // Imported on demand, so that other verbs start faster.
  const { sanityImport } = await import('@sanity/import');
  try {
    const { numDocs, warnings } = await sanityImport(source, {
      client,
      // An export of another project contains the URLs of that project's assets.
      allowAssetsInDifferentDataset: true,
      allowReplacementCharacters: true,
      operation: OPERATION[choice],
      releasesOperation: choice,
      // It looks for files at their public address, which may not lead to this process.
      assetFetch(input, init) {
        const { origin, pathname, search } = new URL(input);
        const base = lakeUrl && origin !== SANITY_FILES ? lakeUrl : SANITY_FILES;
        return fetch(new URL(pathname + search, base), { ...init, redirect: 'error' });
      },
    });
    for (const { message } of warnings) console.warn(message);
    return numDocs;
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : error}\nDocuments may have been written before that, with weak references. Correct what it says, and import the file again with --replace.`,
      { cause: error },
    );
  }
}
