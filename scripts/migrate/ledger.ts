import type { Mutation, SanityClient } from '@sanity/client';
import { z } from 'zod';
import type { DocumentChange } from './document-changes.ts';
import { MigrationError } from './migration.ts';

/**
 * The record of migrations applied to a dataset, stored in the dataset. The dot in its id makes the document private: visitors
 * cannot read it, and exports include it.
 */
export const LEDGER_ID = 'migrations.ledger';

const entry = z.object({
  _key: z.string(),
  startedAt: z.string(),
  /** Missing while a run is in progress, and after one that failed or was killed. */
  appliedAt: z.string().optional(),
  /** Number of changed documents. */
  documents: z.number(),
});

/** The ledger's entry for one migration; `_key` is its name. */
export type LedgerEntry = z.infer<typeof entry>;

const ledger = z.object({ _rev: z.string(), migrations: z.array(entry) });

async function readLedger(client: SanityClient): Promise<z.infer<typeof ledger> | undefined> {
  const found = await client.fetch(
    '*[_id == $id][0]{_rev, migrations}',
    { id: LEDGER_ID },
    { tag: 'migrate.ledger' },
  );
  return ledger.nullable().parse(found) ?? undefined;
}

/** The ledger's entries; none when the dataset has no ledger. */
export async function readEntries(client: SanityClient): Promise<LedgerEntry[]> {
  return (await readLedger(client))?.migrations ?? [];
}

/** A ledger with these entries. */
export function createLedger(migrations: readonly LedgerEntry[]) {
  return { _id: LEDGER_ID, _type: 'migrationLedger', migrations: [...migrations] };
}

/** The ledger of a dataset whose content already has the form that all these migrations lead to. */
export function completeLedger(names: readonly string[]) {
  const now = new Date().toISOString();
  return createLedger(names.map((_key) => ({ _key, startedAt: now, appliedAt: now, documents: 0 })));
}

/** The migrations that the dataset lacks, in their order, including one that has begun and not ended. */
export function listPending(names: readonly string[], entries: readonly LedgerEntry[]): string[] {
  const applied = new Set(entries.flatMap(({ _key, appliedAt }) => (appliedAt ? _key : [])));
  return names.filter((name) => !applied.has(name));
}

/**
 * Enters the beginning of a migration, unless it has begun already.
 *
 * @throws MigrationError when another run changes the ledger at the same moment
 */
export async function enterMigration(client: SanityClient, name: string): Promise<void> {
  await client.createIfNotExists(createLedger([]), { visibility: 'sync', tag: 'migrate.ledger' });
  const ledger = await readLedger(client);
  if (!ledger)
    throw new MigrationError('The ledger of migrations cannot be read. May the token read drafts?');
  if (ledger.migrations.some(({ _key }) => _key === name)) return;
  const begun: LedgerEntry = { _key: name, startedAt: new Date().toISOString(), documents: 0 };
  const insert = { after: 'migrations[-1]', items: [begun] };
  try {
    const transaction = client.transaction([{ patch: { id: LEDGER_ID, ifRevisionID: ledger._rev, insert } }]);
    await transaction.commit({ visibility: 'sync', tag: 'migrate.ledger' });
  } catch (error) {
    if ((await readLedger(client))?._rev === ledger._rev) throw error;
    throw new MigrationError(
      'Another run has begun at the same moment. Nothing was changed. See what it does: npm run migrate -- status',
      { cause: error },
    );
  }
}

/** The mutation that marks a migration as applied. */
export function createAppliedMutation(name: string): Mutation {
  return { patch: { id: LEDGER_ID, set: { [`${getEntryPath(name)}.appliedAt`]: new Date().toISOString() } } };
}

/** The mutation that removes a migration from the ledger. */
export function createRemovedMutation(name: string): Mutation {
  return { patch: { id: LEDGER_ID, unset: [getEntryPath(name)] } };
}

function getEntryPath(name: string): string {
  return `migrations[_key == "${name}"]`;
}

/**
 * The changes of a migration that were written together, which `down` reverts. They are stored as text: references in fields would
 * prevent editors from deleting the documents they refer to.
 */
export type ChangeRecord = { id: string; changes: DocumentChange[] };

/** The mutations that record changes. `number` orders the records of a migration. */
export function recordMutations(
  name: string,
  number: number,
  changes: readonly DocumentChange[],
): Mutation[] {
  const record = {
    _id: `migrations.${name}.${crypto.randomUUID()}`,
    _type: 'migrationRecord',
    migration: name,
    number,
    changes: JSON.stringify(changes),
  };
  const inc = { [`${getEntryPath(name)}.documents`]: changes.length };
  return [{ create: record }, { patch: { id: LEDGER_ID, inc } }];
}

const storedRecords = z.array(z.object({ _id: z.string(), changes: z.string() }));

/** The records of a migration, last first. */
export async function readRecords(client: SanityClient, name: string): Promise<ChangeRecord[]> {
  const query = '*[_type == "migrationRecord" && migration == $name] | order(number desc){_id, changes}';
  const found = storedRecords.parse(await client.fetch(query, { name }, { tag: 'migrate.records' }));
  // Only `recordMutations` writes these documents.
  return found.map(({ _id, changes }) => ({ id: _id, changes: JSON.parse(changes) as DocumentChange[] }));
}
