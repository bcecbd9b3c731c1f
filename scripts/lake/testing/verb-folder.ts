import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { readEnvironment } from '../../../server/process/environment.ts';
import { connectToLake } from '../../shared/lake-connection.ts';
import type { Verb } from '../verb.ts';

/** The working directory of verbs, new for each test of a file that calls `setUpVerbFolder`. */
export let folder: string;
/** The data folder in it, which does not exist yet. */
export let data: string;
/** The output of verbs, by line. */
export let printed: string[];

/** Creates that folder before each test of the calling file. */
export function setUpVerbFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lake-verb-'));
    data = join(folder, 'lake');
    printed = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)));
    onTestFinished(() => {
      log.mockRestore();
      rmSync(folder, { recursive: true, force: true });
    });
  });
}

export const environment = (dataset = 'production') =>
  readEnvironment({ LAKE_DATA_DIR: data, PORT: '0', SANITY_DATASET: dataset }, folder);

export const run = (verb: Verb, ...args: string[]) => verb.run(args, { environment: environment(), folder });

/** Calls `use` with a client of the lake while no server runs. */
export async function withClient<Result>(
  use: (client: SanityClient) => Promise<Result>,
  dataset?: string,
): Promise<Result> {
  const { client, close } = await connectToLake(environment(dataset));
  return use(client).finally(close);
}
