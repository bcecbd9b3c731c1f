import type { SanityClient } from '@sanity/client';
import { pendingOf, readLedger } from './ledger.ts';
import { migrationNames } from './load-migrations.ts';

/** One line for whoever starts a server whose content is older than its code; nothing when it is not. */
export async function pendingNote(client: SanityClient): Promise<string | undefined> {
  const entries = (await readLedger(client)).ledger?.migrations ?? [];
  const pending = pendingOf(migrationNames(), entries).length;
  if (pending === 0) return undefined;
  const what =
    pending === 1
      ? '1 migration of the content is pending'
      : `${pending} migrations of the content are pending`;
  return `${what}. See what would change: npm run migrate -- up --dry-run. Apply: npm run migrate -- up`;
}
