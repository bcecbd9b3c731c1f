import type { SanityClient } from '@sanity/client';
import {
  collectMigrationMutations,
  type Mutation as Definition,
  type MigrationContext,
  type NodeMigration,
} from '@sanity/migrate';
import { applyMutation } from './apply-mutation.ts';
import { createDocumentChange, type DocumentChange } from './document-changes.ts';
import { listFieldChanges, type StoredDocument } from './field-changes.ts';
import { MigrationError } from './migration.ts';

/** The type of a document that @sanity/migrate passes to a definition. */
type GivenDocument = Parameters<NonNullable<NodeMigration['document']>>[0];

/** Read access for the computation of changes. */
export type Reading = {
  client: SanityClient;
  dryRun: boolean;
  /** The existing documents with these ids. */
  getDocuments(ids: readonly string[]): Promise<StoredDocument[]>;
};

/** Changes to documents of these types: `up` or `down` of a migration. */
export type Change = { name: string; documentTypes: readonly string[]; migrate: NodeMigration };

/**
 * Computes how a migration changes these documents, and others that it names. Writes nothing.
 *
 * @throws MigrationError that names the document when the migration fails on it or would never end
 */
export async function computeChanges(
  change: Change,
  documents: readonly StoredDocument[],
  reading: Reading,
): Promise<DocumentChange[]> {
  const before = new Map<string, StoredDocument | undefined>();
  const after = new Map<string, StoredDocument | undefined>();
  for (const document of documents) {
    before.set(document._id, document);
    after.set(document._id, document);
  }
  const learn = async (ids: readonly string[]) => {
    const unknown = ids.filter((id) => !before.has(id));
    if (unknown.length === 0) return;
    const found = new Map((await reading.getDocuments(unknown)).map((found) => [found._id, found]));
    for (const id of unknown) {
      before.set(id, found.get(id));
      after.set(id, found.get(id));
    }
  };
  for (const { _id } of documents) {
    const met = after.get(_id);
    if (met) await migrateDocument(change, met, { reading, after, learn });
  }
  return [...before].flatMap(([id, old]) => createDocumentChange(id, old, after.get(id)) ?? []);
}

type State = {
  reading: Reading;
  after: Map<string, StoredDocument | undefined>;
  learn: (ids: readonly string[]) => Promise<void>;
};

/** Works on copies, so that the originals can be compared with the result. */
async function migrateDocument(change: Change, document: StoredDocument, state: State): Promise<void> {
  const { after, learn } = state;
  try {
    for (const definition of await computeDefinitions(change, document, state)) {
      await learn([getId(definition)]);
      const [id, result] = applyMutation(definition, after);
      after.set(id, result);
    }
    const result = after.get(document._id);
    if (!result) return;
    const again = new Map(after);
    for (const definition of await computeDefinitions(change, result, state)) {
      const id = getId(definition);
      await learn([id]);
      if (!again.has(id)) again.set(id, after.get(id));
      again.set(...applyMutation(definition, again));
    }
    for (const [id, second] of again) refuseEndless(id, after.get(id), second);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(
      `The migration ${change.name} failed on the document "${document._id}" (${document._type}): ${reason}`,
      { cause: error },
    );
  }
}

function refuseEndless(id: string, first: StoredDocument | undefined, second: StoredDocument | undefined) {
  if (!first || !second) {
    if (first === second) return;
    throw new MigrationError(`run twice, it would create or delete "${id}" again. ${guard}`);
  }
  const [field] = listFieldChanges(first, second);
  if (field) throw new MigrationError(`run twice, it would change ${field.path} of "${id}" again. ${guard}`);
}

const guard = 'Let it return nothing when a document is as it should be already.';

function getId(definition: Definition): string {
  const id =
    definition.type === 'patch' || definition.type === 'delete' ? definition.id : definition.document._id;
  if (typeof id !== 'string') throw new MigrationError('it creates a document without an _id. Give it one.');
  return id;
}

async function computeDefinitions(
  change: Change,
  document: StoredDocument,
  state: State,
): Promise<Definition[]> {
  if (!change.documentTypes.includes(document._type)) return [];
  const found: Definition[] = [];
  // Documents of the lake have these fields; migrations get a copy.
  const copy = structuredClone(document) as unknown as GivenDocument;
  const migration = { title: change.name, documentTypes: [...change.documentTypes], migrate: change.migrate };
  const source = async function* () {
    yield copy;
  };
  for await (const step of collectMigrationMutations(migration, source, makeContext(state))) {
    for (const one of Array.isArray(step) ? step : [step]) {
      found.push(...(one.type === 'transaction' ? one.mutations : [one]));
    }
  }
  return found;
}

/** The context that migrations read other documents with; it includes their own changes so far. */
function makeContext({ reading, after, learn }: State): MigrationContext {
  const getDocuments = async <T extends GivenDocument>(ids: string[]): Promise<T[]> => {
    await learn(ids);
    return ids.flatMap((id) => (after.get(id) as unknown as T | undefined) ?? []); // the caller knows the type
  };
  return {
    client: reading.client,
    dryRun: reading.dryRun,
    filtered: {
      getDocuments,
      getDocument: async <T extends GivenDocument>(id: string) => (await getDocuments<T>([id]))[0],
    },
  };
}
