import '../production.ts';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readVariables } from '../../server/env-file.ts';
import { buildStale } from '../build/build.ts';
import { runMain } from '../run-main.ts';
import { assertReplaceable, replaceFolder } from './output-folder.ts';
import { publicEnvironment } from './public-environment.ts';
import { writeStaticSite } from './write-site.ts';
import { writeStaticStudio } from './write-studio.ts';

const root = join(import.meta.dirname, '..', '..');

const usage = `npm run build:static -- site|studio [--out <folder>]

Writes what any host of files can serve, for a hosted project: the site (every page finished), or the Studio.
Needs SANITY_PROJECT_ID and SITE_URL. What an earlier build left in the folder, dist/static-site or
dist/static-studio, is replaced once the new one is complete; upload its 'public'.`;

/** `npm run build:static`: folders for hosts of files. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const [part = ''] = positionals;
  if (values.help || (part !== 'site' && part !== 'studio')) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const environment = publicEnvironment(part, readVariables(root), root);
  const { buildDirectory: builds } = environment;
  const directory = resolve(process.env.INIT_CWD ?? root, values.out ?? join(builds, `static-${part}`));
  assertReplaceable(directory, [root, builds, environment.dataDirectory, homedir()]);
  const made = await buildStale(root, builds, environment, (line) => console.log(line), [part]);
  if (part === 'site') {
    const { pages } = await replaceFolder(directory, (folder) =>
      writeStaticSite({ builds: made, environment, fetchLake: fetch, directory: folder }),
    );
    console.log(`${pages} pages for ${environment.siteUrl} are in ${join(directory, 'public')}`);
  } else {
    await replaceFolder(directory, (folder) =>
      writeStaticStudio({ studio: made.studio, settings: environment, directory: folder }),
    );
    console.log(`The Studio of project ${environment.projectId} is in ${join(directory, 'public')}`);
  }
}

runMain(main);
