import { rmSync } from 'node:fs';
import { seedEmptyLake } from '../../scripts/seed/seed-empty-lake.ts';
import { readEnvironment } from '../../server/environment.ts';
import { openServer } from '../../server/main.ts';
import { root, seededDirectory } from './test-directories.ts';

/** Seeds a lake as a first start does and closes it; journeys start with a copy of it. */
export async function seedLake(): Promise<void> {
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
  } finally {
    await server.close();
  }
}
