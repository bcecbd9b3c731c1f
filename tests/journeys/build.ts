import { join } from 'node:path';
import { buildStale } from '../../scripts/build/build.ts';
import { readEnvironment } from '../../server/environment.ts';
import { buildDirectory, root } from './places.ts';
import { plantedSecrets } from './planted-secrets.ts';
import { seedLake } from './seeded-lake.ts';

/** Before the first journey: builds site and Studio as a fresh clone would and seeds a lake, once for all of them. */
export async function setup(): Promise<void> {
  await buildInto(buildDirectory, {});
  await seedLake();
}

/** Builds what is stale in a folder, with these variables of the environment. */
export async function buildInto(directory: string, variables: Record<string, string>): Promise<void> {
  const before = { ...process.env };
  // The tools are found on PATH, which only npm scripts extend.
  process.env.PATH = `${join(root, 'node_modules', '.bin')}:${before.PATH ?? ''}`;
  Object.assign(process.env, plantedSecrets);
  try {
    await buildStale(root, directory, readEnvironment(variables, root), (line) => console.log(line));
  } finally {
    process.env = before;
  }
}
