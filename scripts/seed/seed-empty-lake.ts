import type { RunningServer } from '../../server/main.ts';
import { createContentClient } from '../shared/content-client.ts';
import { seed } from './seed.ts';
import { describeFailures } from './seed-outcome.ts';

/** Seeds the dataset of a running server when it has no documents; runs the same code as `npm run seed`. */
export async function seedEmptyLake(
  server: Pick<RunningServer, 'internalUrl' | 'adminToken'>,
  dataset: string,
  report: (line: string) => void,
): Promise<void> {
  const client = createContentClient({
    url: server.internalUrl,
    projectId: 'local',
    dataset,
    token: server.adminToken,
  });
  // Documents of files do not count: files are sent first, so an interrupted seed may have left them.
  const documents = await client.fetch<number>(
    'count(*[!(_id in path("_.**")) && !(_id in path("migrations.**")) && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])])',
  );
  if (documents > 0) return;
  report('Seeding the empty content lake …');
  const failures = describeFailures(await seed(client));
  if (failures) report(failures);
}
