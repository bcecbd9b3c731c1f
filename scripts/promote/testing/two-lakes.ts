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
type TwoLakes = {
  source: PromoteLake;
  target: PromoteLake;
  runs: RunFiles;
  folder: string;
  /** All output so far. */
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

/** Small documents of the seed that are valid and refer to no files. */
export const regions = seedDocuments.filter(({ _type }) => _type === 'region');
export const pillars = seedDocuments.filter(({ _type }) => _type === 'aiPillar');

/** Writes documents as the Studio does. */
export async function write(
  client: SanityClient,
  ...documents: readonly { _id: string; _type: string }[]
): Promise<void> {
  const transaction = client.transaction();
  for (const document of documents) transaction.createOrReplace(document);
  await transaction.commit({ visibility: 'sync' });
}

/** Writes the AI pillars and Tara with her portrait, videos and captions. */
export async function writeAgent(client: SanityClient): Promise<void> {
  const tara = seedDocuments.filter(({ _id }) => _id === 'agent-tara');
  await uploadAssets(client, (await neededAssets(client, tara)).missing, {});
  await write(client, ...pillars, ...tara);
}

/** All documents of a dataset exactly as stored, except the fields that each write sets. */
export async function everything({ client }: { client: SanityClient }): Promise<string> {
  const documents = await client.fetch<StoredDocument[]>('*[] | order(_id)');
  // A lake sets these fields on each write.
  return documents.map(({ _rev, _updatedAt, ...rest }) => JSON.stringify(rest)).join('\n');
}

/** The content of documents, independent of the order of their fields. */
export async function content({ client }: { client: SanityClient }): Promise<object[]> {
  const documents = await client.fetch<StoredDocument[]>('*[!(_id in path("drafts.**"))] | order(_id)');
  return documents.map(({ _rev, _updatedAt, _createdAt, url, uploadId, ...rest }) => rest);
}
