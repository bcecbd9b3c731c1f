import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { onTestFinished } from 'vitest';
import type { StoredDocument } from '../../migrate/field-changes.ts';
import { seedDocuments } from '../../seed/seed-documents.ts';
import { serveLake } from '../../seed/testing/serve-lake.ts';
import { neededAssets, uploadAssets } from '../../seed/upload-assets.ts';
import { type CopyOptions, copyContent } from '../copy-content.ts';
import type { PromoteLake } from '../open-lakes.ts';
import { type Run, RunFiles } from '../run-files.ts';
import { type UndoOptions, undoRun } from '../undo-run.ts';

/** Two lakes and the commands between them, for one test. */
export type TwoLakes = {
  source: PromoteLake;
  target: PromoteLake;
  runs: RunFiles;
  folder: string;
  /** All that was said so far. */
  said(): string;
  copy(options?: Partial<CopyOptions>): Promise<Run | undefined>;
  undo(run: Run | undefined, options?: UndoOptions): Promise<void>;
};

export async function openTwoLakes(): Promise<TwoLakes> {
  const folder = mkdtempSync(join(tmpdir(), 'promote-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [source, target] = [await open('source'), await open('target')];
  const runs = new RunFiles(folder);
  const lines: string[] = [];
  const listener = { say: (text: string) => lines.push(text), onFiles: () => {} };
  return {
    source,
    target,
    runs,
    folder,
    said: () => lines.join('\n'),
    copy: (options = {}) =>
      copyContent({ source, target }, { command: 'promote', ...options }, runs, listener),
    async undo(run, options = {}) {
      if (!run) throw new Error('There is no run to undo.');
      await undoRun(target, runs.find(run.id), options, runs, listener);
    },
  };
}

async function open(name: string): Promise<PromoteLake> {
  const lake = await serveLake();
  onTestFinished(() => lake.close());
  const { client, internalUrl: url } = lake;
  return { client, url, address: `${url}/production`, where: `the ${name}`, isShared: false };
}

/** Documents of the seed that show no files: small, and as the content model wants them. */
export const regions = seedDocuments.filter(({ _type }) => _type === 'region');
export const pillars = seedDocuments.filter(({ _type }) => _type === 'aiPillar');

/** Writes documents as an editor's Studio does. */
export async function write(
  client: SanityClient,
  ...documents: readonly { _id: string; _type: string }[]
): Promise<void> {
  const transaction = client.transaction();
  for (const document of documents) transaction.createOrReplace(document);
  await transaction.commit({ visibility: 'sync' });
}

/** Writes the pillars and Tara, with her portrait, videos and captions. */
export async function writeAgent(client: SanityClient): Promise<void> {
  const tara = seedDocuments.filter(({ _id }) => _id === 'agent-tara');
  await uploadAssets(client, (await neededAssets(client, tara)).missing, {});
  await write(client, ...pillars, ...tara);
}

/** Everything in a dataset, to the letter of what is stored. */
export async function everything({ client }: { client: SanityClient }): Promise<string> {
  const documents = await client.fetch<StoredDocument[]>('*[] | order(_id)');
  // A lake writes these whenever it writes.
  return documents.map(({ _rev, _updatedAt, ...rest }) => JSON.stringify(rest)).join('\n');
}

/** What people read, whatever the order of its fields. */
export async function content({ client }: { client: SanityClient }): Promise<object[]> {
  const documents = await client.fetch<StoredDocument[]>('*[!(_id in path("drafts.**"))] | order(_id)');
  return documents.map(({ _rev, _updatedAt, _createdAt, url, uploadId, ...rest }) => rest);
}
