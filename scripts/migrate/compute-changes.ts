import type { SanityClient } from '@sanity/client';
import { collectMigrationMutations, type MigrationContext, type NodeMigration } from '@sanity/migrate';
import { applyChange, type Definition } from './apply-change.ts';
import { MigrationError } from './content-migration.ts';
import { type DocumentChange, documentChange } from './document-changes.ts';
import { fieldChanges, type StoredDocument } from './field-changes.ts';

/** A document as a definition of @sanity/migrate is given it. */
type GivenDocument = Parameters<NonNullable<NodeMigration['document']>>[0];

/** Where documents are read while changes are worked out. */
export type Reading = {
  client: SanityClient;
  dryRun: boolean;
  /** The documents of these ids that exist. */
  getDocuments(ids: readonly string[]): Promise<StoredDocument[]>;
};

/** What is to be done to documents of these types, as `up` or `down` of a migration says it. */
export type Change = { name: string; documentTypes: readonly string[]; migrate: NodeMigration };

/**
 * What a migration makes of these documents, and of others that it names. Nothing is written.
 *
 * @throws MigrationError that names the document, when the migration fails on it or would never come to an end
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
  return [...before].flatMap(([id, old]) => documentChange(id, old, after.get(id)) ?? []);
}

type State = {
  reading: Reading;
  after: Map<string, StoredDocument | undefined>;
  learn: (ids: readonly string[]) => Promise<void>;
};

/** Works on copies: what was read stays as it is, for the comparison. */
async function migrateDocument(change: Change, document: StoredDocument, state: State): Promise<void> {
  const { after, learn } = state;
  try {
    for (const definition of await definitions(change, document, state)) {
      await learn([idOf(definition)]);
      const [id, result] = applyChange(definition, after);
      after.set(id, result);
    }
    const result = after.get(document._id);
    if (!result) return;
    const again = new Map(after);
    for (const definition of await definitions(change, result, state)) {
      const id = idOf(definition);
      await learn([id]);
      if (!again.has(id)) again.set(id, after.get(id));
      again.set(...applyChange(definition, again));
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
  const [field] = fieldChanges(first, second);
  if (field) throw new MigrationError(`run twice, it would change ${field.path} of "${id}" again. ${guard}`);
}

const guard = 'Let it return nothing when a document is as it should be already.';

function idOf(definition: Definition): string {
  const id =
    definition.type === 'patch' || definition.type === 'delete' ? definition.id : definition.document._id;
  if (typeof id !== 'string') throw new MigrationError('it creates a document without an _id. Give it one.');
  return id;
}

async function definitions(change: Change, document: StoredDocument, state: State): Promise<Definition[]> {
  if (!change.documentTypes.includes(document._type)) return [];
  const found: Definition[] = [];
  // The lake's documents have these fields; what migrations are given is a copy of their own.
  const copy = structuredClone(document) as unknown as GivenDocument;
  const migration = { title: change.name, documentTypes: [...change.documentTypes], migrate: change.migrate };
  const source = async function* () {
    yield copy;
  };
  for await (const step of collectMigrationMutations(migration, source, contextOf(state))) {
    for (const one of Array.isArray(step) ? step : [step]) {
      found.push(...(one.type === 'transaction' ? one.mutations : [one]));
    }
  }
  return found;
}

/** Migrations that read other documents see what they themselves have changed so far. */
function contextOf({ reading, after, learn }: State): MigrationContext {
  const getDocuments = async <T extends GivenDocument>(ids: string[]): Promise<T[]> => {
    await learn(ids);
    return ids.flatMap((id) => (after.get(id) as unknown as T | undefined) ?? []); // the caller says what they are
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
