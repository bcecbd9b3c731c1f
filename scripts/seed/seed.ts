import { isDeepStrictEqual } from 'node:util';
import type { SanityClient, SanityDocument } from '@sanity/client';
import { beginLedger } from '../migrate/begin-ledger.ts';
import type { SeedDocument } from './documents/document.ts';
import { seedDocuments } from './seed-documents.ts';
import { missingAssets, uploadAssets } from './upload-assets.ts';

export type SeedOptions = {
  /** Writes over what editors changed, and drops their drafts of it. */
  replace?: boolean;
  /** Changes nothing; the report says what would change. */
  dryRun?: boolean;
  /** Hears one line for each document. */
  report?: (line: string) => void;
};

type Outcome = 'created' | 'replaced' | 'kept';

/** What became, or in a dry run would become, of each document, by `_id`, and which files were sent, by name. */
export type SeedReport = Record<Outcome, string[]> & { uploaded: string[] };

type Step = { document: SeedDocument; outcome: Outcome; reason: string; draft: boolean };

/**
 * Writes the initial content in one transaction: all of it, or nothing. The files it shows are sent before.
 *
 * A document that exists, even only as a draft, is kept as it is unless `replace` says otherwise.
 *
 * @param client may read and write drafts (perspective `raw`)
 * @throws the client's errors, when the lake cannot be reached or refuses the transaction
 */
export async function seed(client: SanityClient, options: SeedOptions = {}): Promise<SeedReport> {
  const stored = await storedDocuments(client);
  const steps = seedDocuments.map((document) => plan(document, stored, options.replace ?? false));
  const changed = steps.filter(({ outcome }) => outcome !== 'kept').map(({ document }) => document);
  const files = await missingAssets(client, changed);
  if (!options.dryRun) {
    await uploadAssets(client, files);
    await write(client, steps);
    // Content of this version needs none of the migrations that led to it.
    if (stored.size === 0) await beginLedger(client);
  }
  for (const { name } of files)
    options.report?.(`${options.dryRun ? 'would upload ' : 'uploaded     '} ${name}`);
  for (const step of steps) options.report?.(describe(step, options.dryRun ?? false));
  const idsOf = (outcome: Outcome) =>
    steps.filter((step) => step.outcome === outcome).map((step) => step.document._id);
  return {
    created: idsOf('created'),
    replaced: idsOf('replaced'),
    kept: idsOf('kept'),
    uploaded: files.map(({ name }) => name),
  };
}

async function storedDocuments(client: SanityClient): Promise<Map<string, SanityDocument>> {
  const ids = seedDocuments.flatMap(({ _id }) => [_id, draftId(_id)]);
  const documents = await client.fetch<SanityDocument[]>(
    '*[_id in $ids]',
    { ids },
    { perspective: 'raw', tag: 'seed.stored' },
  );
  return new Map(documents.map((document) => [document._id, document]));
}

function plan(document: SeedDocument, stored: Map<string, SanityDocument>, replace: boolean): Step {
  const published = stored.get(document._id);
  const draft = stored.has(draftId(document._id));
  if (!published && !draft) return { document, outcome: 'created', reason: '', draft };
  if (published && !draft && isUnchanged(document, published)) {
    return { document, outcome: 'kept', reason: 'as the seed has it', draft };
  }
  if (replace) return { document, outcome: 'replaced', reason: '', draft };
  return { document, outcome: 'kept', reason: draft ? 'has a draft' : 'edited', draft };
}

function isUnchanged(document: SeedDocument, published: SanityDocument): boolean {
  const { _rev, _createdAt, _updatedAt, _system, ...content } = published;
  // What the lake stores is JSON, which drops fields that are undefined.
  return isDeepStrictEqual(content, JSON.parse(JSON.stringify(document)));
}

async function write(client: SanityClient, steps: readonly Step[]): Promise<void> {
  const transaction = client.transaction();
  for (const { document, outcome, draft } of steps) {
    // Not `create`: an editor may have made the document since it was looked for.
    if (outcome === 'created') transaction.createIfNotExists(document);
    if (outcome === 'replaced') {
      transaction.createOrReplace(document);
      if (draft) transaction.delete(draftId(document._id));
    }
  }
  if (transaction.toJSON().length > 0) await transaction.commit({ visibility: 'sync', tag: 'seed.write' });
}

function describe({ document, outcome, reason }: Step, dryRun: boolean): string {
  const words = {
    created: dryRun ? 'would create' : 'created',
    replaced: dryRun ? 'would replace' : 'replaced',
    kept: dryRun ? 'would keep' : 'kept',
  };
  return `${words[outcome].padEnd(13)} ${document._id}${reason && ` (${reason})`}`;
}

function draftId(id: string): string {
  return `drafts.${id}`;
}
