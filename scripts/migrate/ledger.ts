import type { SanityClient } from '@sanity/client';
import { z } from 'zod';

/**
 * What has been done to a dataset, kept in the dataset itself. A dot in an id makes a document private: visitors never
 * see the ledger, and exports carry it along.
 */
export const LEDGER_ID = 'migrations.ledger';

const entry = z.object({
  _key: z.string(),
  /** `applying` and `restoring` were begun and not ended: by a run that is at work, or by one that was killed. */
  state: z.enum(['applying', 'applied', 'restoring']),
  checksum: z.string(),
  startedAt: z.string(),
  appliedAt: z.string().optional(),
  /** How many documents were changed. */
  documents: z.number(),
  /** How many records of changes there are: `migrations.<name>.1` and so on. */
  records: z.number(),
});

/** What the ledger says of one migration; `_key` is its name. */
export type LedgerEntry = z.infer<typeof entry>;

const lease = z.object({ holder: z.string(), host: z.string(), pid: z.number(), until: z.string() });

/** Who may write now, and until when if nothing more is heard. */
export type Lease = z.infer<typeof lease>;

const ledger = z.object({ _rev: z.string(), migrations: z.array(entry), lease: lease.nullish() });

/** The ledger as it is stored; `undefined` when nothing was ever written. `now` is the time of the lake. */
export type StoredLedger = { ledger: z.infer<typeof ledger> | undefined; now: string };

const answer = z.object({ ledger: ledger.nullable(), now: z.string() });

export async function readLedger(client: SanityClient): Promise<StoredLedger> {
  const query = '{"ledger": *[_id == $id][0]{_rev, migrations, lease}, "now": now()}';
  const found = answer.parse(await client.fetch(query, { id: LEDGER_ID }, { tag: 'migrate.ledger' }));
  return { ledger: found.ledger ?? undefined, now: found.now };
}

/** A ledger as it begins. */
export function newLedger(migrations: readonly LedgerEntry[]) {
  return { _id: LEDGER_ID, _type: 'migrationLedger', migrations: [...migrations] };
}

/** Which of these migrations the dataset lacks, in their order; one that was begun and not ended is among them. */
export function pendingOf(names: readonly string[], entries: readonly LedgerEntry[]): string[] {
  const applied = new Set(entries.filter(({ state }) => state === 'applied').map(({ _key }) => _key));
  return names.filter((name) => !applied.has(name));
}
