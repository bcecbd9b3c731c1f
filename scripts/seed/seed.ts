import type { SanityClient } from '@sanity/client';
import { refuseForeignContent } from '../foreign-content.ts';
import { newLedger } from '../migrate/ledger.ts';
import { checksumOf, migrationNames, migrationsFolder } from '../migrate/load-migrations.ts';
import type { RetryOptions } from '../retry.ts';
import { type SeedOutcome, seedOutcome } from './seed-outcome.ts';
import { planSeed } from './seed-plan.ts';
import { neededAssets, uploadAssets } from './upload-assets.ts';
import { type Failures, writeDocuments } from './write-documents.ts';

export type SeedOptions = {
  /** Writes over what editors changed, drops their drafts of it, and writes again what they deleted. */
  replace?: boolean;
  /** Changes nothing; the report says what would change. */
  dryRun?: boolean;
  /** Writes into a dataset that holds the content of another site too. */
  besideOtherContent?: boolean;
  /** Hears one line for each document and each file. */
  report?: (line: string) => void;
  retry?: RetryOptions;
};

/**
 * Writes the initial content: the files first, then all documents in one transaction. What failed for a reason that
 * passes is tried again; what fails for good is told, with what refers to it, and does not stop the rest.
 *
 * A document that exists, even only as a draft, is kept as it is, and one that was deleted stays away, unless `replace` says
 * otherwise.
 *
 * @param client may read and write drafts (perspective `raw`)
 * @throws ForeignContentError for a dataset of another site, and the client's errors when the lake cannot be reached
 */
export async function seed(client: SanityClient, options: SeedOptions = {}): Promise<SeedOutcome> {
  const { replace = false, dryRun = false, retry = {} } = options;
  if (!options.besideOtherContent) await refuseForeignContent(client);
  const plans = await planSeed(client, replace);
  const documents = plans.map(({ document }) => document);
  const { stored, missing } = await neededAssets(client, documents);
  const changed = plans.filter(({ action }) => action === 'create' || action === 'replace');
  const changedText = JSON.stringify(changed.map(({ document }) => document));
  const toSend = missing.filter(({ id }) => changedText.includes(`"${id}"`));
  const failed: Failures = new Map();
  if (!dryRun) {
    for (const [id, reason] of await uploadAssets(client, toSend, retry)) failed.set(id, reason);
    await writeDocuments(client, plans, failed, retry);
    // Content of this version needs none of the migrations that led to it.
    if (plans.every(({ action }) => action === 'create')) await beginLedger(client);
  }
  const { outcome, lines } = seedOutcome({ plans, stored, sent: toSend, failed, dryRun });
  for (const line of lines) options.report?.(line);
  return outcome;
}

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
