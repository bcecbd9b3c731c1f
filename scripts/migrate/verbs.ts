import type { SanityClient } from '@sanity/client';
import { refuseForeignContent } from '../foreign-content.ts';
import type { NamedMigration } from './content-migration.ts';
import { type LedgerEntry, readLedger } from './ledger.ts';
import { applyMigrations, type RunOptions, revertMigrations } from './run-migrations.ts';
import { migrationsDown, migrationsUp } from './select-migrations.ts';

/** The input of a verb. */
type VerbInput = {
  client: SanityClient;
  migrations: readonly NamedMigration[];
  /** `--to`. */
  to?: string;
  /** `--beside-other-content`. */
  besideOtherContent?: boolean;
  options: RunOptions & { report: (line: string) => void };
};

/** `npm run migrate -- up` */
export async function up({ client, migrations, to, besideOtherContent, options }: VerbInput): Promise<void> {
  const entries = await entriesOf(client);
  const selected = migrationsUp(migrations, entries, to);
  if (selected.length === 0) return options.report('Nothing is pending: every migration is applied.');
  if (!besideOtherContent) await refuseForeignContent(client);
  await applyMigrations(client, selected, options);
  options.report(closing(options.dryRun, `${selected.length} applied`));
}

/** `npm run migrate -- down` */
export async function down({ client, migrations, to, options }: VerbInput): Promise<void> {
  const entries = await entriesOf(client);
  const selected = migrationsDown(migrations, entries, to);
  if (selected.length === 0) return options.report('There is nothing to take back.');
  await revertMigrations(client, selected, options);
  options.report(closing(options.dryRun, `${selected.length} taken back`));
}

function closing(dryRun: boolean | undefined, done: string): string {
  return dryRun ? 'Dry run: nothing was changed.' : `${done}. npm run migrate -- status shows the rest.`;
}

/** `npm run migrate -- status` */
export async function status({ client, migrations, options: { report } }: VerbInput): Promise<void> {
  const { ledger, now } = await readLedger(client);
  const entries = ledger?.migrations ?? [];
  const names = new Set([...migrations.map(({ name }) => name), ...entries.map(({ _key }) => _key)]);
  let pending = 0;
  for (const name of [...names].sort()) {
    const migration = migrations.find((one) => one.name === name);
    const entry = entries.find(({ _key }) => _key === name);
    if (migration && entry?.state !== 'applied') pending += 1;
    report(`  ${name}: ${stateOf(entry, migration)}`);
  }
  if (ledger?.lease && ledger.lease.until > now) {
    report(`A run is at work: process ${ledger.lease.pid} on ${ledger.lease.host}.`);
  }
  report(
    pending === 0
      ? 'Nothing is pending.'
      : `${pending} pending. See what would change: npm run migrate -- up --dry-run`,
  );
}

function stateOf(entry: LedgerEntry | undefined, migration: NamedMigration | undefined): string {
  if (!entry) return `pending. ${migration?.description}`;
  const begun = entry.startedAt.slice(0, 16).replace('T', ' ');
  if (entry.state === 'applying') return `begun ${begun} and not ended; up ends it, down takes it back`;
  if (entry.state === 'restoring') return `half taken back ${begun}; down ends it, up applies it again`;
  const applied = (entry.appliedAt ?? entry.startedAt).slice(0, 16).replace('T', ' ');
  const done = `applied ${applied}, ${entry.documents} ${entry.documents === 1 ? 'change' : 'changes'} of documents`;
  if (!migration) return `${done}; its file is not in this version of the project`;
  return entry.checksum === migration.checksum ? done : `${done}; its file was edited since`;
}

async function entriesOf(client: SanityClient): Promise<LedgerEntry[]> {
  return (await readLedger(client)).ledger?.migrations ?? [];
}
