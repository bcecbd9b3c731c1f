import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildStale } from '../../../scripts/build/build.ts';
import { seedEmptyLake } from '../../../scripts/seed/seed-empty-lake.ts';
import { findChromium } from '../../../scripts/shared/chromium.ts';
import { type Builds, openServer } from '../../../server/main.ts';
import { readEnvironment } from '../../../server/process/environment.ts';
import { plantedSecrets } from './search-files.ts';
import { type RunningServer, startServer } from './server-process.ts';
import { buildDirectory, root, seededDirectory } from './test-directories.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of all read-only journeys. */
    sharedServer: RunningServer;
  }
}

/**
 * Before the first journey: looks for a browser, builds site and Studio as in a fresh clone, seeds a lake, and starts the server
 * of the read-only journeys. Resolves with a function that stops that server.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  findChromium();
  await seedLake(await build());
  const server = await startServer();
  project.provide('sharedServer', { url: server.url });
  return () => server.dispose();
}

/** Builds stale parts for all journeys: one build serves every configuration. */
async function build(): Promise<Builds> {
  const before = { ...process.env };
  // Tools are found by PATH, which only npm scripts extend.
  process.env.PATH = `${join(root, 'node_modules', '.bin')}:${before.PATH ?? ''}`;
  Object.assign(process.env, plantedSecrets);
  try {
    return await buildStale(root, buildDirectory, readEnvironment({}, root), (line) => console.log(line));
  } finally {
    process.env = before;
  }
}

/**
 * Seeds a lake and renders the site as a first start does, and closes it. Journeys start with a copy of it, whose share pictures
 * are drawn.
 */
async function seedLake(builds: Builds): Promise<void> {
  rmSync(seededDirectory, { recursive: true, force: true });
  const environment = readEnvironment(
    {
      PORT: '0',
      LOG_LEVEL: 'silent',
      LAKE_DATA_DIR: seededDirectory,
      // A token that is given is not stored in the folder, so every server creates its own.
      LAKE_ADMIN_TOKEN: 'the-token-of-the-seeded-lake',
    },
    root,
  );
  const server = await openServer(environment);
  try {
    // Prints what could not be written.
    await seedEmptyLake(server, environment.dataset, (line) => console.log(line));
    await server.goLive(builds);
  } finally {
    await server.close();
  }
}
