// Runs the lake in its own process, as in production, on the data folder in the first argument. The benchmarks start it.
import { serveLake } from '../src/server.ts';
import { openFloors } from './floors.ts';

const adminToken = 'the-administrator-of-the-bench';
const { url, lake, close } = await serveLake({
  path: process.argv[2] ?? ':memory:',
  port: 0,
  projectId: 'local',
  datasets: ['production'],
  adminToken,
});
const floors = openFloors({ url, adminToken, fetch: (request) => lake.fetch(request) });
process.on('SIGTERM', async () => {
  floors.close();
  await close();
  process.exit(0);
});
