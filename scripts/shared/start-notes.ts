import type { SanityClient } from '@sanity/client';
import { containsExampleDetail } from '../../schemas/example-details.ts';
import { publisherFields } from '../../schemas/singletons/site-settings-publisher.ts';
import type { RunningServer } from '../../server/main.ts';
import { type Environment, LOCAL_GATE_PASSWORD } from '../../server/process/environment.ts';
import { getHostedApiUrl } from '../../server/process/hosts.ts';
import { listPending, readEntries } from '../migrate/ledger.ts';
import { listMigrationNames } from '../migrate/migration.ts';
import { createContentClient } from './content-client.ts';

/** Message of `npm start` and `npm run dev` about the gate. A password other than the default one must not get into a log. */
export function describeGate({ gate, gatePassword }: Pick<Environment, 'gate' | 'gatePassword'>): string {
  if (gate === 'off') return 'open to everybody (GATE=off)';
  return gatePassword === LOCAL_GATE_PASSWORD
    ? `password: ${gatePassword}`
    : 'password: the one in GATE_PASSWORD';
}

/** The URL of the content API. */
export function getContentUrl({ url }: RunningServer, environment: Environment): string {
  const { embedded, projectId, dataset } = environment;
  return `${embedded ? url : getHostedApiUrl(projectId)}/v2025-02-19/data/query/${dataset}`;
}

/** A warning when a public site shows the contact details of the example; otherwise undefined. */
export async function noteExampleDetails(
  { internalUrl, adminToken }: RunningServer,
  { embedded, projectId, dataset, apiToken, siteUrl }: Environment,
): Promise<string | undefined> {
  if (siteUrl === undefined) return undefined;
  const where = embedded ? { url: internalUrl, token: adminToken } : { token: apiToken ?? '' };
  const client = createContentClient({ ...where, projectId, dataset });
  try {
    return formatExampleDetailsWarning(await client.getDocument('siteSettings'));
  } catch {
    // A hosted project may be unreachable; the site serves what was rendered last, and says so itself.
    return undefined;
  }
}

/** A warning that names the fields of Site settings with example details; undefined when there are none. */
export function formatExampleDetailsWarning(settings: object | undefined): string | undefined {
  const values = new Map<string, unknown>(Object.entries(settings ?? {}));
  const examples = publisherFields
    .filter(({ name }) => containsExampleDetail(String(values.get(name) ?? '')))
    .map(({ title }) => title);
  if (examples.length === 0) return undefined;
  return `Warning: visitors of the public site read the contact details of an example. Replace them in the Studio, under Site settings: ${examples.join(', ')}.`;
}

/** A message when the content of the embedded lake needs migrations; otherwise undefined. */
export async function describeMigrations(
  { internalUrl, adminToken }: RunningServer,
  { embedded, projectId, dataset }: Environment,
): Promise<string | undefined> {
  if (!embedded) return undefined;
  return describePending(createContentClient({ url: internalUrl, projectId, dataset, token: adminToken }));
}

/** A line for the operator when migrations are pending; otherwise undefined. */
export async function describePending(client: SanityClient): Promise<string | undefined> {
  const pending = listPending(listMigrationNames(), await readEntries(client)).length;
  if (pending === 0) return undefined;
  const what =
    pending === 1
      ? '1 migration of the content is pending'
      : `${pending} migrations of the content are pending`;
  return `${what}. See what would change: npm run migrate -- up --dry-run. Apply: npm run migrate -- up`;
}
