import { parseArgs } from 'node:util';
import type { SanityClient } from '@sanity/client';
import { connectToLake } from '../lake-connection.ts';
import { compareDocuments, describeComparison, type StoredDocument } from './compare-documents.ts';
import { SnapshotFiles } from './snapshot-files.ts';
import { isRelease, removeReleases, writeReleases } from './snapshot-releases.ts';
import { refuseMore, UsageError, type Verb, type VerbContext } from './verb.ts';

export const snapshot: Verb = {
  usage: `npm run lake -- snapshot save <name> [--replace]
npm run lake -- snapshot load <name>
npm run lake -- snapshot list
npm run lake -- snapshot diff <name> [<other name>]

A snapshot holds every document of the dataset, drafts and versions too; the bytes of assets stay in the data folder.
Loading one changes what differs, in a single transaction but for releases: open Studios follow, and history keeps what
was there.
diff says what loading <other name>, or what is there now, would change after <name>.
  --replace   saves over a snapshot of that name`,

  async run([action = '', ...args], context) {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (!context.environment.embedded) {
      throw new UsageError(
        'Snapshots are for the lake on this machine; a hosted dataset has its own backups.',
      );
    }
    const files = new SnapshotFiles(context.environment.dataDirectory);
    const [name, other] = positionals;
    refuseMore(positionals, action === 'list' ? 0 : action === 'diff' ? 2 : 1);
    if (action === 'list') return list(files);
    if (action === 'save' && name) return save(files, name, values.replace, context);
    if (action === 'load' && name) return load(files, name, context);
    if (action === 'diff' && name) return diff(files, name, other, context);
    throw new UsageError(snapshot.usage);
  },
};

function list(files: SnapshotFiles): void {
  const saved = files.list();
  if (saved.length === 0)
    console.log('There are no snapshots: npm run lake -- snapshot save <name> makes one.');
  for (const { name, savedAt, documents } of saved) {
    console.log(`${name.padEnd(24)} ${savedAt.toISOString()}  ${documents} documents`);
  }
}

async function save(
  files: SnapshotFiles,
  name: string,
  replace: boolean,
  context: VerbContext,
): Promise<void> {
  if (files.has(name) && !replace) {
    throw new UsageError(`There is a snapshot "${name}" already. Add --replace to save over it.`);
  }
  await withDocuments(context, { existing: true }, async ({ documents, where }) => {
    const file = files.write(name, documents);
    console.log(`${documents.length} documents of ${where} are saved in ${file}`);
  });
}

async function load(files: SnapshotFiles, name: string, context: VerbContext): Promise<void> {
  const wanted = files.read(name);
  await withDocuments(context, { existing: false }, async ({ client, documents, where }) => {
    const { added, removed, changed } = compareDocuments(documents, wanted);
    const written = [...added, ...changed.map((change) => change.document)];
    const transaction = client.transaction();
    for (const document of written) if (!isRelease(document)) transaction.createOrReplace(document);
    for (const document of removed) if (!isRelease(document)) transaction.delete(document._id);
    // The transaction comes first, so that nothing is lost when the lake refuses it.
    if (transaction.toJSON().length > 0) await transaction.commit({ visibility: 'sync' });
    await removeReleases(client, removed.filter(isRelease));
    // After the versions, since a release whose time has come publishes them as soon as it exists.
    await writeReleases(client, written.filter(isRelease));
    const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
    console.log(`${where} is as in "${name}": ${counts}`);
  });
}

async function diff(
  files: SnapshotFiles,
  name: string,
  other: string | undefined,
  context: VerbContext,
): Promise<void> {
  const before = files.read(name);
  const report = (after: readonly StoredDocument[], where: string) => {
    const lines = describeComparison(compareDocuments(before, after));
    console.log(lines.length > 0 ? lines.join('\n') : `${where} is as in "${name}".`);
  };
  if (other) return report(files.read(other), `"${other}"`);
  await withDocuments(context, { existing: true }, async ({ documents, where }) => report(documents, where));
}

type Content = { client: SanityClient; documents: StoredDocument[]; where: string };

/** Passes all documents of the dataset to `use`, then closes the lake. Without `existing` it may be a new lake. */
async function withDocuments(
  { environment }: VerbContext,
  options: { existing: boolean },
  use: (content: Content) => Promise<void>,
): Promise<void> {
  const { client, where, close } = await connectToLake(environment, options);
  try {
    const documents = await client.fetch<StoredDocument[]>(
      '*[!(_id in path("_.**")) || _id in path("_.releases.*")]',
      {},
      { perspective: 'raw' },
    );
    await use({ client, documents, where });
  } finally {
    await close();
  }
}
