// Runs the whole server in a separate process, as in production. Started by the bench.
import { openFloors } from 'embedded-content-lake/bench';
import { readEnvironment } from '../../../server/environment.ts';
import { openServer } from '../../../server/main.ts';

const server = await openServer(readEnvironment(process.env, import.meta.dirname));
server.goLiveAlone();
const { internalUrl: url, adminToken, lake } = server;
const floors = openFloors({ url, adminToken, fetch: (request) => lake.fetch(request) });
process.on('SIGTERM', async () => {
  floors.close();
  await server.close();
  process.exit(0);
});
