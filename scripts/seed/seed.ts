import type { SanityClient } from '@sanity/client';
import { completeLedger } from '../migrate/ledger.ts';
import { listMigrationNames } from '../migrate/migration.ts';
import { refuseForeignContent } from '../shared/foreign-content.ts';
import type { RetryOptions } from '../shared/retry.ts';
import { seedAssets } from './media-assets.ts';
import type { ClientContent } from './seed-from-file.ts';
import { type SeedOutcome, seedOutcome } from './seed-outcome.ts';
import { planSeed } from './seed-plan.ts';
import { findNeededAssets, uploadAssets } from './upload-assets.ts';
import { type Failures, writeDocuments } from './write-documents.ts';

type SeedOptions = {
  /** Overwrites documents that were edited, deletes their drafts, and writes deleted ones again. */
  replace?: boolean;
  /** Changes nothing, and reports what would change. */
  dryRun?: boolean;
  /** Content to write in the place of the seed. */
  content?: Omit<ClientContent, 'notes'> | undefined;
  /** Called with one line for each document and file. */
  report?: (line: string) => void;
  retry?: RetryOptions;
};

/**
 * Writes the initial content: the files first, then all documents in one transaction. Retries after temporary errors; a permanent
 * error is reported with the documents that depend on it, and the others are written.
 *
 * Without `replace`, existing documents are kept, even those with only a draft, and deleted ones are not written again.
 *
 * @param client may read and write drafts (perspective `raw`)
 * @throws ForeignContentError for a dataset of another site, and the client's errors when the lake cannot be reached
 */
export async function seed(client: SanityClient, options: SeedOptions = {}): Promise<SeedOutcome> {
  const { replace = false, dryRun = false, retry = {} } = options;
  await refuseForeignContent(client);
  const { documents: own, ownIds, assets = [] } = options.content ?? {};
  const plans = await planSeed(client, { replace, documents: own, ownIds });
  const documents = plans.map(({ document }) => document);
  const { stored, missing } = await findNeededAssets(client, documents, [...seedAssets, ...assets]);
  const changed = plans.filter(({ action }) => action === 'create' || action === 'replace');
  const changedText = JSON.stringify(changed.map(({ document }) => document));
  const toSend = missing.filter(({ id }) => changedText.includes(`"${id}"`));
  const failed: Failures = new Map();
  if (!dryRun) {
    for (const [id, reason] of await uploadAssets(client, toSend, retry)) failed.set(id, reason);
    const isNew = plans.every(({ action }) => action === 'create');
    await writeDocuments(client, plans, failed, {
      retry,
      ledger: isNew ? completeLedger(listMigrationNames()) : undefined,
    });
  }
  const { outcome, lines } = seedOutcome({ plans, stored, sent: toSend, failed, dryRun });
  for (const line of lines) options.report?.(line);
  return outcome;
}
