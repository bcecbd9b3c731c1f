// Serves the site in a process of its own, as in production, with a plain page beside each of its pages. site.ts starts it.
import '../../shared/production.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openServer } from '../../../server/main.ts';
import { readEnvironment } from '../../../server/process/environment.ts';
import { loadServerBuild } from '../../../server/site/server-build.ts';
import { getSiteEnvironment } from '../../../server/site/site-environment.ts';
import { buildStale } from '../../build/build.ts';
import { compressFiles } from '../../build/build-site.ts';
import { seedEmptyLake } from '../../seed/seed-empty-lake.ts';

/** The message that this process sends when the site is served. */
export interface ServedSite {
  url: string;
  paths: string[];
}

/** The URL path of the plain page beside a page. It is a file, so that the server treats it as any other file. */
export const plainPath = (path: string) => `/plain${path === '/' ? '/index' : path}.html`;

const blockEnds = /<\/(?:p|li|h[1-6]|dt|dd|td|th|figcaption|caption|summary|div)>/g;

/**
 * A page with the same text as a rendered one, but no script, picture or font and one line of style. No page of this site can be
 * faster, so its times are the cost of the machine, the browser and the server.
 */
function plainDocument(title: string, fragment: string): string {
  const lines = fragment
    .replace(blockEnds, '\n')
    .replace(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${title}">
<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${lines.map((line) => `<p>${line}</p>`).join('\n')}
</main>
</body>
</html>
`;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..', '..', '..');
  const report = (line: string) => console.error(line);
  const environment = readEnvironment(process.env, root);
  const server = await openServer(environment);
  process.on('SIGTERM', async () => {
    await server.close();
    process.exit(0);
  });
  // Separate from the builds of `npm start`, since the plain pages are written into them.
  const builds = await buildStale(root, join(root, '.cache', 'bench'), environment, report);
  await seedEmptyLake(server, environment.dataset, report);
  const { configure, listPaths, readPage, notFoundPath, unknownAgentPath } = await loadServerBuild(
    builds.siteServer,
  );
  await configure(getSiteEnvironment(environment));
  const source = { fetchLake: server.lake.fetch, origin: server.url };
  const missing = [notFoundPath, unknownAgentPath];
  const paths = (await listPaths(source)).filter((path) => !missing.includes(path));
  for (const path of paths) {
    const page = await readPage({ ...source, path });
    if (!page) throw new Error(`${path} has no page of its own to measure.`);
    const file = join(builds.siteClient, plainPath(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, plainDocument(page.title, (await page.render()).html));
  }
  compressFiles(builds.siteClient);
  // Only now, because a rendering takes over the files that the build has.
  await server.goLive(builds);
  process.send?.({ url: server.url, paths } satisfies ServedSite);
}
