import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SanityClient } from '@sanity/client';
import pLimit from 'p-limit';
import { type RetryOptions, withRetries } from '../shared/retry.ts';
import type { SeedDocument } from './documents/document.ts';
import { type SeedAsset, seedAssets } from './media-assets.ts';

/** Number of files that are sent in parallel. */
const maxParallel = 4;

/** The files that documents refer to: those in the lake, and those to send. */
type NeededAssets = { stored: SeedAsset[]; missing: SeedAsset[] };

/**
 * The files that these documents refer to. Files are identified by content, so existing ones are never sent again or changed.
 */
export async function findNeededAssets(
  client: SanityClient,
  documents: readonly SeedDocument[],
  assets: readonly SeedAsset[] = seedAssets,
): Promise<NeededAssets> {
  const text = JSON.stringify(documents);
  const needed = assets.filter(({ id }) => text.includes(`"${id}"`));
  if (needed.length === 0) return { stored: [], missing: [] };
  const ids = needed.map(({ id }) => id);
  const stored = await client.fetch<string[]>('*[_id in $ids]._id', { ids }, { tag: 'seed.assets' });
  return {
    stored: needed.filter(({ id }) => stored.includes(id)),
    missing: needed.filter(({ id }) => !stored.includes(id)),
  };
}

/**
 * Sends files to the lake, with retries after temporary errors; other errors do not stop the remaining files.
 *
 * @returns the reason of each failure, by the file's id
 */
export async function uploadAssets(
  client: SanityClient,
  assets: readonly SeedAsset[],
  retry: RetryOptions,
): Promise<Map<string, string>> {
  const failed = new Map<string, string>();
  await pLimit(maxParallel).map(assets, async (asset) => {
    try {
      await withRetries(() => upload(client, asset), retry);
    } catch (error) {
      failed.set(asset.id, error instanceof Error ? error.message : String(error));
    }
  });
  return failed;
}

async function upload(client: SanityClient, { id, kind, name, path, contentType }: SeedAsset): Promise<void> {
  const bytes = await readFile(path);
  if (!id.includes(createHash('sha1').update(bytes).digest('hex'))) {
    throw new Error(
      `${name} is not the file that the manifest of the seed describes. Make it again with npx node scripts/tools/media/make-media.ts --all, or take it back from git.`,
    );
  }
  const { _id } = await client.assets.upload(kind, bytes, {
    filename: name,
    contentType,
    tag: 'seed.upload',
  });
  if (_id !== id)
    throw new Error(`The lake stored ${name} as ${_id}; the documents of the seed call it ${id}.`);
}
