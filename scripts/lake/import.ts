import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SanityClient } from '@sanity/client';
import type { Environment } from '../../server/environment.ts';
import { SANITY_FILES } from '../hosted-project.ts';
import { connectToLake, type LakeConnection } from '../lake-connection.ts';
import { cleanUpFailure, placesNamedIn, revisionsOf } from './import-failure.ts';
import { nameByFullPath, refuseStrayFiles } from './import-files.ts';
import { strengthenReferences, type WeakenedDocument, weakenReferences } from './import-references.ts';
import { type ImportSource, openImportSource } from './import-source.ts';
import type { ImportedDocument, ReadDocument } from './read-documents.ts';
import { refuseMore, UsageError, type Verb } from './verb.ts';

export const importDataset: Verb = {
  usage: `npm run lake -- import <file> [--replace | --missing] [--fetch-from <hosts>] [--yes]

Reads documents and assets from a file that npm run lake -- export or Sanity's own tools wrote. Unless told otherwise it
writes nothing when a document is there already. Assets come from the archive: a document that names another file of
this machine is refused, and so is one that names an address, unless hosted projects keep their files there
(cdn.sanity.io) or you name its host.
It checks the whole file first, and then writes it in parts. Where the lake refuses a document, it says which one, on which
line, and what was written before. An import that was interrupted leaves references weak; repeat it with --replace.
  --replace     writes over documents that are there, and so completes an import that was interrupted
  --missing     keeps documents that are there, also those whose references an interrupted import left weak
  --fetch-from  hosts, separated by commas, from which assets are fetched that documents name by address; where one
                leads to another (to www. as a rule), name both
  --yes         needed to change a hosted project`,

  async run(args, { environment, folder }) {
    const options = {
      replace: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      'fetch-from': { type: 'string', default: '' },
      yes: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name] = positionals;
    refuseMore(positionals, 1);
    if (name === undefined) throw new UsageError(`Name the file to import.\n\n${importDataset.usage}`);
    const file = resolve(folder, name);
    if (!existsSync(file)) throw new UsageError(`There is no file ${file} to import.`);
    if (values.replace && values.missing) throw new UsageError('Choose one of --replace and --missing.');
    const operation = values.replace ? 'createOrReplace' : values.missing ? 'createIfNotExists' : 'create';
    const hosts = values['fetch-from'].split(',').map((host) => host.trim());
    const connect = () => connectToLake(environment, { confirmed: values.yes });
    // A hosted project is connected to first, so that a missing token is reported before a large archive is read.
    const hosted = environment.embedded ? undefined : await connect();
    const source = await openImportSource(file);
    try {
      refuseStrayFiles(source.namedFiles, source.folder, {
        isOpen: (address) => isOpen(address, hosts),
        isOwn: (address) => isOwn(address, environment),
      });
      // The local lake is opened, or created, only when the documents have passed the checks.
      const lake = hosted ?? (await connect());
      const assetFetch = fetchingFrom(lake.url, hosts, environment);
      const count = await importInto(lake, source, { operation, assetFetch }).finally(lake.close);
      console.log(`${count} documents of ${file} are in ${lake.where}`);
    } finally {
      source.close();
    }
  },
};

type ImportOptions = {
  operation: 'create' | 'createOrReplace' | 'createIfNotExists';
  assetFetch: typeof fetch;
};

/** What Sanity's tool calls the choice of an operation where releases are concerned. */
const RELEASES_OPERATION = {
  create: 'fail',
  createOrReplace: 'replace',
  createIfNotExists: 'ignore',
} as const;

/** Imports documents. @returns the number of documents written */
async function importInto(
  { client }: LakeConnection,
  source: ImportSource,
  options: ImportOptions,
): Promise<number> {
  const before = await revisionsOf(client, [...source.lines.keys()]);
  if (options.operation === 'create') refuseExisting(source, (id) => before.has(id));
  const madeIds = new Map<string, number>();
  try {
    return await importParts(client, source, options, (id) => before.has(id), madeIds);
  } catch (error) {
    const reason = error instanceof Error ? describeFault(error) : String(error);
    const places = placesNamedIn(reason, new Map([...source.lines, ...madeIds]));
    const done = await cleanUpFailure(client, source, before, new Set(madeIds.keys()));
    // Sanity's tool throws plain errors about the file or the lake.
    throw new UsageError([reason, ...places, done].join('\n'), { cause: error });
  }
}

/** Refuses documents that exist before any is written, since references stay weak until all are. */
function refuseExisting({ lines }: ImportSource, existed: (id: string) => boolean): void {
  const existing = [...lines].find(([id]) => existed(id) && !isLeftOut(id));
  if (!existing) return;
  const [id, line] = existing;
  throw new UsageError(
    `The document ${id}, on line ${line} of its documents, already exists.\nNo document was written.\nAdd --replace to write over documents that are there, or --missing to keep them. An import that was interrupted is completed by --replace alone.`,
  );
}

/** Whether Sanity's tool leaves a document out: a system document, unless it is a release. */
function isLeftOut(id: string): boolean {
  return id.startsWith('_.') && !id.startsWith('_.releases.');
}

/** The message of an error; `fetch failed` says why only in its cause. */
function describeFault({ message, cause }: Error): string {
  return cause instanceof Error && !message.includes(cause.message)
    ? `${message}: ${cause.message}`
    : message;
}

/**
 * Gives the documents to Sanity's tool in parts, since it keeps all that it is given in memory, and compares each id with all others.
 *
 * @param madeIds takes the ids given to documents that have none, with their lines
 */
async function importParts(
  client: SanityClient,
  source: ImportSource,
  { operation, assetFetch }: ImportOptions,
  existed: (id: string) => boolean,
  madeIds: Map<string, number>,
): Promise<number> {
  // Imported on demand, so that other verbs start faster.
  const { sanityImport } = await import('@sanity/import');
  const { assetMap, unreferencedAssets = [] } = source.files;
  const write = async (documents: ImportedDocument[], files: string[] = []) => {
    const { numDocs, warnings } = await sanityImport(documents, {
      client,
      // An export of another project contains the URLs of that project's assets.
      allowAssetsInDifferentDataset: true,
      ...(assetMap ? { assetMap } : {}),
      unreferencedAssets: files,
      operation,
      releasesOperation: RELEASES_OPERATION[operation],
      assetFetch,
    });
    for (const { message } of warnings) console.warn(message);
    return numDocs;
  };

  const weakened: WeakenedDocument[] = [];
  const releases: ImportedDocument[] = [];
  const uploaded = new Set<string>();
  const leftOut: string[] = [];
  let written = 0;
  for await (const part of partsOf(source)) {
    const documents: ImportedDocument[] = [];
    for (const { document, line } of part) {
      const id = document._id ?? randomUUID();
      if (document._id === undefined) madeIds.set(id, line);
      if (isLeftOut(id)) {
        leftOut.push(id);
        continue;
      }
      for (const file of nameByFullPath(document, source.folder)) uploaded.add(file);
      // Written last: a release whose time has come is published at once, with the documents that are there.
      if (id.startsWith('_.releases.')) {
        releases.push(document);
        continue;
      }
      const { paths } = weakenReferences(document, id);
      if (paths.length > 0 && !(operation === 'createIfNotExists' && existed(id)))
        weakened.push({ id, paths });
      documents.push({ ...document, _id: id });
    }
    written += await write(documents);
  }
  await write(
    [],
    unreferencedAssets.filter((file) => !uploaded.has(file)),
  );
  await strengthenReferences(client, weakened);
  written += await write(releases);
  if (leftOut.length > 0) {
    console.log(
      `Documents left out: ${leftOut.length}, such as ${leftOut[0]}. Of system documents, only releases are imported.`,
    );
  }
  return written;
}

/** The most that a part holds: enough for several transactions at a time, in little memory. */
const MAX_PART = { documents: 5_000, characters: 16_000_000 };

async function* partsOf(source: ImportSource): AsyncGenerator<ReadDocument[]> {
  let part: ReadDocument[] = [];
  let characters = 0;
  for await (const read of source.documents()) {
    part.push(read);
    characters += read.length;
    if (part.length < MAX_PART.documents && characters < MAX_PART.characters) continue;
    yield part;
    part = [];
    characters = 0;
  }
  yield part;
}

/** Whether assets may be downloaded from a URL: from hosted projects, and from hosts allowed with --fetch-from. */
function isOpen({ origin, host }: URL, hosts: readonly string[]): boolean {
  return origin === SANITY_FILES || hosts.includes(host);
}

/** Whether a URL belongs to this lake, with any host: others may reach it under another one. */
function isOwn({ pathname }: URL, { embedded, projectId, dataset }: Environment): boolean {
  return embedded && new RegExp(`^/(images|files)/${projectId}/${dataset}/`).test(pathname);
}

/** Maximum number of redirects that are followed. */
const MAX_REDIRECTS = 5;

/**
 * A `fetch` for Sanity's tool. Asset documents contain the lake's public URL; this process may reach it at another one.
 * Redirects are followed only to allowed hosts.
 */
function fetchingFrom(
  url: string | undefined,
  hosts: readonly string[],
  environment: Environment,
): typeof fetch {
  return async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    // Other URLs were refused before: what remains are the lake's own, for which the tool checks whether the file exists.
    if (!isOpen(asked, hosts)) {
      if (!url || !isOwn(asked, environment)) return new Response(null, { status: 404 });
      return fetch(new URL(asked.pathname, url), { ...init, redirect: 'error' });
    }
    let address = asked;
    for (let leads = 0; leads <= MAX_REDIRECTS; leads += 1) {
      const response = await fetch(address, { ...init, redirect: 'manual' });
      const location = response.status >= 300 && response.status < 400 && response.headers.get('location');
      if (!location) return response;
      await response.body?.cancel();
      address = new URL(location, address);
      if (!isOpen(address, hosts)) {
        throw new Error(
          `it leads to ${address.host}; to have it fetched there, add --fetch-from ${address.host}.`,
        );
      }
    }
    throw new Error(`it leads from one address to the next, more than ${MAX_REDIRECTS} times.`);
  };
}
