import type { SanityClient } from '@sanity/client';
import type { NamedMigration } from './content-migration.ts';
import { readLedger } from './ledger.ts';
import { openLedger } from './ledger-session.ts';
import { changeAll, type OnProgress, restoreAll } from './passes.ts';
import { lakeReading } from './target.ts';
import { lakeWriter, previewWriters, type Writer } from './writer.ts';

export type RunOptions = {
  /** Changes nothing and reports every field that would change. */
  dryRun?: boolean;
  /** Called with a line for each migration and, in a dry run, for each field. */
  report?: (line: string) => void;
  onProgress?: OnProgress;
  /** Number of documents that are read and written at once. */
  page?: number;
};

/** Number of documents that each migration changed, or in a dry run would change. */
export type Outcome = { name: string; documents: number }[];

/**
 * Applies migrations in order.
 *
 * @throws MigrationError that says what to do; earlier changes stay, and are recorded
 */
export function applyMigrations(
  client: SanityClient,
  migrations: readonly NamedMigration[],
  options: RunOptions = {},
): Promise<Outcome> {
  return run(client, migrations, options, async ({ name, documentTypes, up }, writer) => {
    await writer.begin('applying');
    const change = { name, documentTypes, migrate: up };
    const progress = options.onProgress ?? (() => {});
    const documents = await changeAll(change, writer, (changes) => writer.writeRecorded(changes), progress);
    await writer.end();
    return documents;
  });
}

/**
 * Reverts migrations, in the order given.
 *
 * @throws MigrationError that says what to do; the next run continues where this one stopped
 */
export function revertMigrations(
  client: SanityClient,
  migrations: readonly NamedMigration[],
  options: RunOptions = {},
): Promise<Outcome> {
  return run(client, migrations, options, async ({ name, documentTypes, down }, writer) => {
    await writer.begin('restoring');
    const progress = options.onProgress ?? (() => {});
    if (down === 'restore') {
      const { documents, kept } = await restoreAll(writer, progress);
      for (const place of kept) options.report?.(`  kept, since it was edited after the migration: ${place}`);
      await writer.forget();
      return documents;
    }
    const change = { name, documentTypes, migrate: down };
    const documents = await changeAll(change, writer, (changes) => writer.write(changes), progress);
    await writer.forget();
    return documents;
  });
}

async function run(
  client: SanityClient,
  migrations: readonly NamedMigration[],
  { dryRun, report = () => {}, page }: RunOptions,
  work: (migration: NamedMigration, writer: Writer) => Promise<number>,
): Promise<Outcome> {
  const lake = lakeReading(client, page);
  const outcome: Outcome = [];
  const runAll = async (writerOf: (migration: NamedMigration) => Writer) => {
    for (const migration of migrations) {
      report(`${migration.name}: ${migration.description}`);
      const documents = await work(migration, writerOf(migration));
      const verb = dryRun ? 'would be changed' : 'changed';
      report(`  ${documents} ${documents === 1 ? 'document' : 'documents'} ${verb}`);
      outcome.push({ name: migration.name, documents });
    }
  };
  if (dryRun) {
    await runAll(previewWriters(lake, (await readLedger(client)).ledger?.migrations ?? [], report));
    return outcome;
  }
  const session = await openLedger(client);
  try {
    await runAll((migration) => lakeWriter(lake, session, migration));
  } finally {
    // The error that ended the run is more important than a failure to return the lease, which expires anyway.
    await session.close().catch(() => {});
  }
  return outcome;
}
