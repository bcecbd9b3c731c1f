import { join } from 'node:path';
import { buildStale } from '../../scripts/build/build.ts';
import { readEnvironment } from '../../server/environment.ts';
import type { Builds } from '../../server/main.ts';
import { buildDirectory, root } from './places.ts';
import { plantedSecrets } from './planted-secrets.ts';
import { seedLake } from './seeded-lake.ts';

/** Before the first journey: builds site and Studio as a fresh clone would and seeds a lake, once for all of them. */
export async function setup(): Promise<void> {
  await buildInto(buildDirectory, {});
  await seedLake();
}

/** Builds what is stale in a folder, with these variables of the environment; resolves with where the parts are. */
export async function buildInto(
  directory: string,
  variables: Record<string, string>,
  parts?: readonly ('site' | 'studio')[],
): Promise<Builds> {
  const before = { ...process.env };
  // The tools are found on PATH, which only npm scripts extend.
  process.env.PATH = `${join(root, 'node_modules', '.bin')}:${before.PATH ?? ''}`;
  Object.assign(process.env, plantedSecrets);
  try {
    const environment = readEnvironment(variables, root);
    return await buildStale(root, directory, environment, (line) => console.log(line), parts);
  } finally {
    process.env = before;
  }
}
