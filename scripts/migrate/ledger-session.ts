import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Mutation, SanityClient } from '@sanity/client';
import { withRetries } from '../retry.ts';
import { MigrationError } from './content-migration.ts';
import { LEDGER_ID, type Lease, type LedgerEntry, newLedger, readLedger } from './ledger.ts';

/** How long a run that says nothing keeps others out; each write begins it again. */
const LEASE_MS = 60_000;

/** The right to write, and the ledger that is written with every change: both, or neither. */
export type LedgerSession = {
  entries(): readonly LedgerEntry[];
  /** Carries out the mutations and leaves the ledger with these entries, in one transaction. */
  commit(mutations: readonly Mutation[], entries: readonly LedgerEntry[]): Promise<void>;
  /** Lets others write. */
  close(): Promise<void>;
};

/**
 * Takes the lease of the ledger; a dataset without a ledger gets one.
 *
 * @throws MigrationError while another run has it
 */
export async function openLedger(client: SanityClient): Promise<LedgerSession> {
  await client.createIfNotExists(newLedger([]), { visibility: 'sync', tag: 'migrate.ledger' });
  const { ledger, now } = await readLedger(client);
  if (!ledger)
    throw new MigrationError('The ledger of migrations cannot be read back. May the token read drafts?');
  if (ledger.lease) refuseWhileHeld(ledger.lease, now);
  const holder = randomUUID();
  const clockBehind = Date.parse(now) - Date.now();
  const newLease = (): Lease => ({
    holder,
    host: hostname(),
    pid: process.pid,
    until: new Date(Date.now() + clockBehind + LEASE_MS).toISOString(),
  });
  let revision = ledger._rev;
  let entries: readonly LedgerEntry[] = ledger.migrations;

  const write = async (mutations: readonly Mutation[], fields: object) => {
    // An id of our own: when the answer is lost, the ledger's revision tells whether this was written.
    const transactionId = `migrate-${randomUUID()}`;
    const guarded = { patch: { id: LEDGER_ID, ifRevisionID: revision, ...fields } };
    try {
      await withRetries(() =>
        client
          .transaction([guarded, ...mutations])
          .transactionId(transactionId)
          .commit({ visibility: 'sync', tag: 'migrate.write' }),
      );
    } catch (error) {
      const current = (await readLedger(client)).ledger?._rev;
      if (current !== transactionId) {
        if (current !== revision) throw lost(error);
        throw error;
      }
    }
    revision = transactionId;
  };

  await write([], { set: { lease: newLease() } });
  return {
    entries: () => entries,
    async commit(mutations, next) {
      await write(mutations, { set: { migrations: [...next], lease: newLease() } });
      entries = next;
    },
    close: () => write([], { unset: ['lease'] }),
  };
}

function refuseWhileHeld({ host, pid, until }: Lease, now: string): void {
  if (until <= now || (host === hostname() && !isRunning(pid))) return;
  throw new MigrationError(
    `Another run is changing this dataset: process ${pid} on ${host}. Nothing was changed. Wait for it to end; if it was killed, its turn ends at ${until}.`,
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process: it may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function lost(cause: unknown): MigrationError {
  return new MigrationError(
    'Another run has taken over this dataset, since nothing was heard of this one for a minute. Nothing more was changed. See what was done: npm run migrate -- status',
    { cause },
  );
}
