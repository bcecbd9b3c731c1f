import './shared/production.ts';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readVariables } from '../server/process/env-file.ts';
import { readEnvironment } from '../server/process/environment.ts';
import { buildStale } from './build/build.ts';
import { assertReplaceable, replaceFolder } from './build/static/output-folder.ts';
import { getPublicEnvironment, type StaticPart } from './build/static/public-environment.ts';
import { writeStaticSite } from './build/static/write-site.ts';
import { writeStaticStudio } from './build/static/write-studio.ts';
import { runMain } from './shared/run-main.ts';

const root = join(import.meta.dirname, '..');

const usage = `npm run build [-- --static site|studio [--out <folder>]]

Builds what npm start would build, so that it finds it there.
  --static   writes what any host of files can serve, for a hosted project: the site (every page finished), or the
             Studio. Needs SANITY_PROJECT_ID and SITE_URL. What an earlier build left in the folder is replaced once
             the new one is complete; upload its 'public'
  --out      the folder that is written (dist/static-site or dist/static-studio)`;

/** `npm run build`: builds site and Studio before `npm start`, or with `--static` as folders for static hosts. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      static: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const part = values.static;
  if (values.help || positionals.length > 0 || (part === undefined && values.out !== undefined)) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
  } else if (part === undefined) {
    await buildForServer();
  } else if (part === 'site' || part === 'studio') {
    await buildForHost(part, values.out);
  } else {
    console.log(usage);
    process.exitCode = 1;
  }
}

async function buildForServer(): Promise<void> {
  const environment = readEnvironment(readVariables(root), root);
  await buildStale(root, environment.buildDirectory, environment, (line) => console.log(line));
  console.log(`Site and Studio are built in ${environment.buildDirectory}`);
}

async function buildForHost(part: StaticPart, out: string | undefined): Promise<void> {
  const environment = getPublicEnvironment(part, readVariables(root), root);
  const { buildDirectory } = environment;
  const directory = resolve(process.env.INIT_CWD ?? root, out ?? join(buildDirectory, `static-${part}`));
  assertReplaceable(directory, [root, buildDirectory, environment.dataDirectory, homedir()]);
  const made = await buildStale(root, buildDirectory, environment, (line) => console.log(line), [part]);
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
