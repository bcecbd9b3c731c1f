import type { Mutation, SanityClient } from '@sanity/client';
import { z } from 'zod';
import { type Change, computeChanges, type Reading } from './compute-changes.ts';
import {
  applyDocumentChange,
  type DocumentChange,
  describeChange,
  makeMutations,
} from './document-changes.ts';
import type { StoredDocument } from './field-changes.ts';
import {
  createAppliedMutation,
  createRemovedMutation,
  enterMigration,
  readRecords,
  recordMutations,
} from './ledger.ts';
import { MigrationError, type NamedMigration } from './migration.ts';
import { restoreChanges } from './restore-changes.ts';

export type RunOptions = {
  /** Changes nothing and reports every field that would change. */
  dryRun?: boolean;
  /** Also reverts what has been edited since. */
  replace?: boolean;
  /** Called with a line for each migration and, in a dry run, for each field. */
  report?: (line: string) => void;
  /** Number of documents that are read and written at once. */
  page?: number;
};

/** Number of documents that each migration changed, or in a dry run would change. */
export type Outcome = { name: string; documents: number }[];

/** Small enough for one request, whatever the documents contain. */
const PAGE_SIZE = 20;

/** Maximum number of times that documents are read again because editors changed them in the meantime. */
const MAX_TRIES = 6;

/**
 * Applies migrations in order.
 *
 * @throws MigrationError that says what to do; earlier changes stay, are recorded, and the next run continues after them
 */
export function applyMigrations(
  client: SanityClient,
  migrations: readonly NamedMigration[],
  options: RunOptions = {},
): Promise<Outcome> {
  return runAll(client, migrations, options, async ({ name, documentTypes, up }, target) => {
    await target.begin(name);
    let number = (await readRecords(client, name)).length;
    const documents = await changeAll({ name, documentTypes, migrate: up }, target, options, (changes) => {
      number += 1;
      return recordMutations(name, number, changes);
    });
    await target.write([], [createAppliedMutation(name)]);
    return documents;
  });
}

/**
 * Reverts migrations, in the order given.
 *
 * @throws MigrationError that says what to do; the next run continues where this one stopped
 */
export function revertMigrations(
  client: SanityClient,
  migrations: readonly NamedMigration[],
  options: RunOptions = {},
): Promise<Outcome> {
  return runAll(client, migrations, options, async ({ name, documentTypes, down }, target) => {
    const documents =
      down === 'restore'
        ? await restoreAll(name, target, options)
        : await changeAll({ name, documentTypes, migrate: down }, target, options, () => []);
    const records = await readRecords(client, name);
    await target.write([], [...records.map(({ id }) => ({ delete: { id } })), createRemovedMutation(name)]);
    return documents;
  });
}

async function runAll(
  client: SanityClient,
  migrations: readonly NamedMigration[],
  { dryRun, report = () => {} }: RunOptions,
  work: (migration: NamedMigration, target: Target) => Promise<number>,
): Promise<Outcome> {
  const target = dryRun ? makePreview(client, report) : createLakeTarget(client);
  const outcome: Outcome = [];
  for (const migration of migrations) {
    report(`${migration.name}: ${migration.description}`);
    const documents = await work(migration, target);
    const verb = dryRun ? 'would be changed' : 'changed';
    report(`  ${documents} ${documents === 1 ? 'document' : 'documents'} ${verb}`);
    outcome.push({ name: migration.name, documents });
  }
  return outcome;
}

/** Where a migration reads and writes: the lake, or in a dry run its documents with the changes in memory. */
type Target = Reading & {
  /** The ids of all documents of these types, including drafts and versions. */
  ids(types: readonly string[]): Promise<string[]>;
  begin(name: string): Promise<void>;
  /** Writes changes and mutations of the ledger, all or none; fails when a document has changed since it was read. */
  write(changes: readonly DocumentChange[], ledger: readonly Mutation[]): Promise<void>;
};

function createLakeTarget(client: SanityClient): Target {
  return {
    client,
    dryRun: false,
    getDocuments: (ids) => client.fetch<StoredDocument[]>('*[_id in $ids]', { ids }, { tag: 'migrate.read' }),
    ids: (types) =>
      client.fetch<string[]>('*[_type in $types] | order(_id)._id', { types }, { tag: 'migrate.ids' }),
    begin: (name) => enterMigration(client, name),
    async write(changes, ledger) {
      const transaction = client.transaction([...changes.flatMap(makeMutations), ...ledger]);
      await transaction.commit({ visibility: 'sync', tag: 'migrate.write' });
    },
  };
}

function makePreview(client: SanityClient, report: (line: string) => void): Target {
  const lake = createLakeTarget(client);
  const changed = new Map<string, StoredDocument | undefined>();
  const getDocuments = async (ids: readonly string[]) => {
    const unchanged = ids.filter((id) => !changed.has(id));
    const found = unchanged.length > 0 ? await lake.getDocuments(unchanged) : [];
    return [...found, ...ids.flatMap((id) => changed.get(id) ?? [])];
  };
  return {
    ...lake,
    dryRun: true,
    getDocuments,
    async ids(types) {
      const created = [...changed].flatMap(([id, now]) => (now && types.includes(now._type) ? id : []));
      return [...new Set([...(await lake.ids(types)), ...created])];
    },
    begin: async () => {},
    async write(changes) {
      for (const line of changes.flatMap(describeChange)) report(line);
      const before = await getDocuments(changes.map(({ id }) => id));
      for (const change of changes) {
        const document = before.find(({ _id }) => _id === change.id);
        changed.set(change.id, applyDocumentChange(change, document));
      }
    },
  };
}

/** Changes all documents of a change's types. @returns the number of changed documents */
async function changeAll(
  change: Change,
  target: Target,
  { page = PAGE_SIZE }: RunOptions,
  makeLedger: (changes: readonly DocumentChange[]) => Mutation[],
): Promise<number> {
  const ids = await target.ids(change.documentTypes);
  let documents = 0;
  for (let from = 0; from < ids.length; from += page) {
    documents += await changeDocuments(
      target,
      ids.slice(from, from + page),
      (found) => computeChanges(change, found, target),
      (changes) => (changes.length > 0 ? makeLedger(changes) : []),
    );
  }
  return documents;
}

/** Reverts the recorded changes of a migration, last change first. @returns the number of changed documents */
async function restoreAll(
  name: string,
  target: Target,
  { replace = false, report = () => {} }: RunOptions,
): Promise<number> {
  let documents = 0;
  const kept = new Set<string>();
  for (const record of await readRecords(target.client, name)) {
    documents += await changeDocuments(
      target,
      record.changes.map(({ id }) => id),
      async (found) => {
        const restoration = restoreChanges(record.changes, found, replace);
        for (const place of restoration.kept) kept.add(place);
        return restoration.changes;
      },
      () => [{ delete: { id: record.id } }],
    );
  }
  for (const place of kept) {
    report(`  kept, since it was edited after the migration: ${place} (--replace puts it back all the same)`);
  }
  return documents;
}

/**
 * Changes documents in one transaction. When an editor changed one after it was read, reads and computes again, so that neither
 * change is lost.
 *
 * @returns how many documents were changed
 * @throws MigrationError when editors change a document during every attempt
 */
async function changeDocuments(
  target: Target,
  ids: readonly string[],
  compute: (documents: StoredDocument[]) => Promise<DocumentChange[]>,
  makeLedger: (changes: readonly DocumentChange[]) => Mutation[],
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const documents = await target.getDocuments(ids);
    const changes = await compute(documents.sort((a, b) => (a._id < b._id ? -1 : 1)));
    const ledger = makeLedger(changes);
    if (changes.length === 0 && ledger.length === 0) return 0;
    try {
      await target.write(changes, ledger);
      return changes.length;
    } catch (error) {
      const conflicts = readConflictingIds(error);
      if (conflicts.length === 0) throw error;
      if (attempt < MAX_TRIES) continue;
      throw new MigrationError(
        `${conflicts.join(', ')} was changed by somebody else each of ${MAX_TRIES} times it was to be written. Nothing of theirs is lost. Run it again in a quiet moment.`,
        { cause: error },
      );
    }
  }
}

const CONFLICTS = [
  'documentRevisionIDDoesNotMatchError',
  'documentAlreadyExistsError',
  'documentNotFoundError',
];

const refusal = z.object({
  details: z.object({
    items: z.array(z.object({ error: z.object({ type: z.string(), id: z.string().optional() }) })),
  }),
});

/** The ids of the documents that changed after they were read. */
function readConflictingIds(error: unknown): string[] {
  const items = refusal.safeParse(error).data?.details.items ?? [];
  return items.flatMap(({ error: { type, id } }) => (CONFLICTS.includes(type) ? (id ?? 'A document') : []));
}
