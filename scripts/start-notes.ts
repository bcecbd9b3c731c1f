import type { SanityClient } from '@sanity/client';
import { type Environment, LOCAL_GATE_PASSWORD } from '../server/environment.ts';
import { hostedApi } from '../server/hosts.ts';
import type { RunningServer } from '../server/main.ts';
import { contentClient } from './content-client.ts';
import { pendingOf, readEntries } from './migrate/ledger.ts';
import { migrationNames } from './migrate/migration.ts';

/** Message of `npm start` and `npm run dev` about the gate. A password other than the default one must not get into a log. */
export function gateNote({ gate, gatePassword }: Pick<Environment, 'gate' | 'gatePassword'>): string {
  if (gate === 'off') return 'open to everybody (GATE=off)';
  return gatePassword === LOCAL_GATE_PASSWORD
    ? `password: ${gatePassword}`
    : 'password: the one in GATE_PASSWORD';
}

/** The URL of the content API. */
export function contentAddress({ url }: RunningServer, environment: Environment): string {
  const { embedded, projectId, dataset } = environment;
  return `${embedded ? url : hostedApi(projectId)}/v2025-02-19/data/query/${dataset}`;
}

/** A message when the content of the embedded lake needs migrations; otherwise undefined. */
export async function migrationsNote(
  { internalUrl, adminToken }: RunningServer,
  { embedded, projectId, dataset }: Environment,
): Promise<string | undefined> {
  if (!embedded) return undefined;
  return pendingNote(contentClient({ url: internalUrl, projectId, dataset, token: adminToken }));
}

/** A line for the operator when migrations are pending; otherwise undefined. */
export async function pendingNote(client: SanityClient): Promise<string | undefined> {
  const pending = pendingOf(migrationNames(), await readEntries(client)).length;
  if (pending === 0) return undefined;
  const what =
    pending === 1
      ? '1 migration of the content is pending'
      : `${pending} migrations of the content are pending`;
  return `${what}. See what would change: npm run migrate -- up --dry-run. Apply: npm run migrate -- up`;
}
