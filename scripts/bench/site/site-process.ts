// Runs the site in a separate process, as in production, with a baseline document for each page, and one landing page. Started by the bench.
import '../../production.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../../server/environment.ts';
import { openServer } from '../../../server/main.ts';
import { loadServerBuild } from '../../../server/site/server-build.ts';
import { siteEnvironment } from '../../../server/site-environment.ts';
import { buildStale } from '../../build/build.ts';
import { contentClient } from '../../content-client.ts';
import { seedEmptyLake } from '../../seed/seed-empty-lake.ts';
import { baselineDocument, baselinePath } from './baseline-page.ts';
import { campaignPage } from './campaign-page.ts';

/** The last line of this process's output, which the bench reads. */
export type SiteAddresses = { url: string; paths: string[] };

const root = join(import.meta.dirname, '..', '..', '..');
const report = (line: string) => console.error(line);

const environment = readEnvironment(process.env, root);
const server = await openServer(environment);
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
// Separate from the builds of `npm start`, since the baseline documents are written into them.
const builds = await buildStale(root, join(root, '.cache', 'bench'), environment, report);
const { projectId, dataset } = environment;
await seedEmptyLake(server, dataset, report);
// Beside the pages of the seed, one that an editor makes.
await contentClient({ url: server.internalUrl, projectId, dataset, token: server.adminToken }).create(
  campaignPage,
);

const { configure, listPaths, render, notFoundPath } = await loadServerBuild(builds.siteServer);
await configure(siteEnvironment(environment));
const source = { fetchLake: server.lake.fetch, origin: server.url };
const paths = (await listPaths(source)).filter((path) => path !== notFoundPath);
for (const path of paths) {
  const page = await render({ ...source, path });
  if ('redirect' in page) throw new Error(`${path} has no page of its own to measure.`);
  const file = join(builds.siteClient, baselinePath(path));
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, baselineDocument(page.title, page.fragment));
}
// Only now, because a server lists the files that it serves once, at the start.
await server.goLive(builds);
const addresses: SiteAddresses = { url: server.url, paths };
console.log(JSON.stringify(addresses));
