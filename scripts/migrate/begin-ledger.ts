import type { SanityClient } from '@sanity/client';
import { newLedger } from './ledger.ts';
import { checksumOf, migrationNames, migrationsFolder } from './load-migrations.ts';

/** Notes in a dataset that was just filled with today's content that no migration is pending. */
export async function beginLedger(client: SanityClient): Promise<void> {
  const now = new Date().toISOString();
  const entries = migrationNames().map((name) => ({
    _key: name,
    state: 'applied' as const,
    checksum: checksumOf(migrationsFolder, name),
    startedAt: now,
    appliedAt: now,
    documents: 0,
    records: 0,
  }));
  await client.createIfNotExists(newLedger(entries), { visibility: 'sync', tag: 'migrate.ledger' });
}
