// The lake as the process of its own in which it runs for users, on the data in the folder that is named. Started by the bench.
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
