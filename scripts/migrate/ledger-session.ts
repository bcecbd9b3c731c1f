import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Mutation, SanityClient } from '@sanity/client';
import { withRetries } from '../retry.ts';
import { MigrationError } from './content-migration.ts';
import { LEDGER_ID, type Lease, type LedgerEntry, newLedger, readLedger } from './ledger.ts';

/** Without writes for this long, a run loses its lease; each write renews it. */
const LEASE_MS = 60_000;

/** The lease to write; each write and its ledger entries are one transaction. */
export type LedgerSession = {
  entries(): readonly LedgerEntry[];
  /** Applies the mutations and sets these ledger entries in one transaction. */
  commit(mutations: readonly Mutation[], entries: readonly LedgerEntry[]): Promise<void>;
  /** Returns the lease. */
  close(): Promise<void>;
};

/**
 * Takes the lease of the ledger; creates the ledger when the dataset has none.
 *
 * @throws MigrationError while another run has the lease
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
    // Our own transaction id: when the response is lost, the ledger's revision tells whether this was written.
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
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function lost(cause: unknown): MigrationError {
  return new MigrationError(
    'Another run has taken over this dataset, since nothing was heard of this one for a minute. Nothing more was changed. See what was done: npm run migrate -- status',
    { cause },
  );
}
