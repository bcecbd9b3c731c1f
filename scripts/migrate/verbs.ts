import type { SanityClient } from '@sanity/client';
import { refuseForeignContent } from '../shared/foreign-content.ts';
import { type LedgerEntry, listPending, readEntries } from './ledger.ts';
import { MigrationError, type NamedMigration } from './migration.ts';
import { applyMigrations, type RunOptions, revertMigrations } from './run-migrations.ts';

/** The input of a verb. */
type VerbInput = {
  client: SanityClient;
  migrations: readonly NamedMigration[];
  /** `--to`: '0003', '3', or the whole name. */
  to?: string;
  options: RunOptions & { report: (line: string) => void };
};

/** `npm run migrate -- up`: applies all pending migrations, or those up to a number. */
export async function up({ client, migrations, to, options }: VerbInput): Promise<void> {
  const names = migrations.map(({ name }) => name);
  const last = to === undefined ? undefined : findMigrationName(to, names);
  const pending = listPending(names, await readEntries(client));
  const selected = migrations.filter(({ name }) => pending.includes(name) && (!last || name <= last));
  if (selected.length === 0) return options.report('Nothing is pending: every migration is applied.');
  await refuseForeignContent(client);
  await applyMigrations(client, selected, options);
  options.report(writeClosing(options.dryRun, `${selected.length} applied`));
}

/** `npm run migrate -- down`: reverts the latest migration, or all after a number. */
export async function down({ client, migrations, to, options }: VerbInput): Promise<void> {
  const names = migrations.map(({ name }) => name);
  // An empty string, as from an unset shell variable, does not count as 0.
  const last = to === undefined || /^0+$/.test(to) ? '' : findMigrationName(to, names);
  const begun = (await readEntries(client)).map(({ _key }) => _key).sort((a, b) => (a < b ? 1 : -1));
  const selected = to === undefined ? begun.slice(0, 1) : begun.filter((name) => name > last);
  if (selected.length === 0) return options.report('There is nothing to take back.');
  const found = selected.map((name) => {
    const migration = migrations.find((one) => one.name === name);
    if (migration) return migration;
    throw new MigrationError(
      `${name} was applied by a version of the project that is not this one, and only that one can take it back. Check it out and run this again.`,
    );
  });
  await revertMigrations(client, found, options);
  options.report(writeClosing(options.dryRun, `${found.length} taken back`));
}

function writeClosing(dryRun: boolean | undefined, done: string): string {
  return dryRun ? 'Dry run: nothing was changed.' : `${done}. npm run migrate -- status shows the rest.`;
}

function findMigrationName(to: string, names: readonly string[]): string {
  const number = /^\d+$/.test(to) ? to.padStart(4, '0') : to;
  const found = names.find((name) => name === number || name.startsWith(`${number}-`));
  if (found) return found;
  const named = to.trim() === '' ? 'without a name' : to;
  throw new MigrationError(`There is no migration ${named}. There are: ${names.join(', ') || 'none'}.`);
}

/** `npm run migrate -- status` */
export async function status({ client, migrations, options: { report } }: VerbInput): Promise<void> {
  const entries = await readEntries(client);
  const names = new Set([...migrations.map(({ name }) => name), ...entries.map(({ _key }) => _key)]);
  for (const name of [...names].sort()) {
    const entry = entries.find(({ _key }) => _key === name);
    const migration = migrations.find((one) => one.name === name);
    report(`  ${name}: ${describeState(entry, migration)}`);
  }
  const pending = listPending(
    migrations.map(({ name }) => name),
    entries,
  ).length;
  report(
    pending === 0
      ? 'Nothing is pending.'
      : `${pending} pending. See what would change: npm run migrate -- up --dry-run`,
  );
}

function describeState(entry: LedgerEntry | undefined, migration: NamedMigration | undefined): string {
  if (!entry) return `pending. ${migration?.description}`;
  const formatTime = (date: string) => date.slice(0, 16).replace('T', ' ');
  if (!entry.appliedAt) {
    return `begun ${formatTime(entry.startedAt)} and not ended; up ends it, down takes it back`;
  }
  const changes = `${entry.documents} ${entry.documents === 1 ? 'change' : 'changes'} of documents`;
  const done = `applied ${formatTime(entry.appliedAt)}, ${changes}`;
  return migration ? done : `${done}; its file is not in this version of the project`;
}
