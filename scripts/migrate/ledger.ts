import type { SanityClient } from '@sanity/client';
import { z } from 'zod';

/**
 * The record of migrations applied to a dataset, stored in the dataset. The dot in its id makes the document private: visitors
 * cannot read it, and exports include it.
 */
export const LEDGER_ID = 'migrations.ledger';

const entry = z.object({
  _key: z.string(),
  /** `applying` and `restoring` have begun and not ended: the run is in progress, or was killed. */
  state: z.enum(['applying', 'applied', 'restoring']),
  checksum: z.string(),
  startedAt: z.string(),
  appliedAt: z.string().optional(),
  /** Number of changed documents. */
  documents: z.number(),
  /** Number of change records: `migrations.<name>.1` and so on. */
  records: z.number(),
});

/** The ledger's entry for one migration; `_key` is its name. */
export type LedgerEntry = z.infer<typeof entry>;

const lease = z.object({ holder: z.string(), host: z.string(), pid: z.number(), until: z.string() });

/** Which run may write, and until when without a renewal. */
export type Lease = z.infer<typeof lease>;

const ledger = z.object({ _rev: z.string(), migrations: z.array(entry), lease: lease.nullish() });

/** The stored ledger; `undefined` when there is none. `now` is the lake's time. */
type StoredLedger = { ledger: z.infer<typeof ledger> | undefined; now: string };

const answer = z.object({ ledger: ledger.nullable(), now: z.string() });

export async function readLedger(client: SanityClient): Promise<StoredLedger> {
  const query = '{"ledger": *[_id == $id][0]{_rev, migrations, lease}, "now": now()}';
  const found = answer.parse(await client.fetch(query, { id: LEDGER_ID }, { tag: 'migrate.ledger' }));
  return { ledger: found.ledger ?? undefined, now: found.now };
}

/** A new ledger. */
export function newLedger(migrations: readonly LedgerEntry[]) {
  return { _id: LEDGER_ID, _type: 'migrationLedger', migrations: [...migrations] };
}

/** The migrations that the dataset lacks, in their order, including one that has begun and not ended. */
export function pendingOf(names: readonly string[], entries: readonly LedgerEntry[]): string[] {
  const applied = new Set(entries.filter(({ state }) => state === 'applied').map(({ _key }) => _key));
  return names.filter((name) => !applied.has(name));
}
