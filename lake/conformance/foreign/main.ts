import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { serveLake } from '../../src/index.ts';
import { type Answers, answersOf, CONTENT, type CreateClient } from './client-answers.ts';

const cache = join(import.meta.dirname, '..', '..', '.cache', 'foreign');

/** Packages as another project has them: the folder with their `node_modules`, and the version of each. */
type ForeignPackages = { folder: string; versions: ReadonlyMap<string, string> };

/**
 * Fetches packages from npm's registry into a folder of their own in the cache, unless they are there.
 *
 * @param specs such as `@sanity/client@7`
 */
function fetchPackages(name: string, specs: readonly string[]): ForeignPackages {
  const folder = join(cache, name);
  if (!existsSync(folder)) {
    console.log(`Fetching ${specs.join(', ')} …`);
    const partial = `${folder}.part`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    writeFileSync(join(partial, 'package.json'), JSON.stringify({ name: 'foreign', private: true }));
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...specs];
    execFileSync('npm', args, { cwd: partial, stdio: 'inherit' });
    renameSync(partial, folder);
  }
  const versions = specs.map((spec) => {
    const packageName = spec.slice(0, spec.lastIndexOf('@'));
    const file = join(folder, 'node_modules', packageName, 'package.json');
    return [packageName, String(JSON.parse(readFileSync(file, 'utf8')).version)] as const;
  });
  return { folder, versions: new Map(versions) };
}

const USAGE = `npx node lake/conformance/foreign/main.ts [clients] [studio]

Fetches packages of other versions from npm's registry into lake/.cache/foreign, and uses them on the lake.
  clients   @sanity/client 6, 7 and 8 read and write the same content; their answers are compared (unless something else is said)
  studio    the journey of a foreign project (tests/journeys/developers/foreign-studio.test.ts) with the Studio of sanity 5, in a browser`;

const VERSIONS = [8, 7, 6];
const STUDIO = ['sanity@5', 'react@19', 'react-dom@19', 'styled-components@6', '@sanity/client@7'];
const TOKEN = 'the-administrators-token';

/** The answers to one client, of a lake of its own, without what is new in each run. */
async function askWith({ folder }: ForeignPackages): Promise<Answers> {
  const { createClient } = createRequire(join(folder, 'package.json'))('@sanity/client') as {
    createClient: CreateClient;
  };
  const lake = await serveLake({
    path: ':memory:',
    port: 0,
    projectId: 'local',
    datasets: ['production'],
    adminToken: TOKEN,
  });
  try {
    const config = {
      apiHost: lake.url,
      useProjectHostname: false,
      projectId: 'local',
      dataset: 'production',
      token: TOKEN,
      useCdn: false,
    };
    const client = createClient({ ...config, apiVersion: '2025-02-19' });
    await client.mutate(CONTENT.map((document) => ({ create: document })));
    return lasting(await answersOf(createClient, config), lake.url);
  } finally {
    await lake.close();
  }
}

/** Ids of transactions and uploads, times and the port differ in each run. */
function lasting(answers: Answers, url: string): Answers {
  const text = JSON.stringify(answers, (name, value) =>
    /^(_rev|_createdAt|_updatedAt|transactionId|uploadId|traceId)$/.test(name) && typeof value === 'string'
      ? `some ${name}`
      : value,
  );
  return JSON.parse(text.replaceAll(url, 'http://lake'));
}

/** @returns whether all clients get the same answers */
async function compareClients(): Promise<boolean> {
  const all: { name: string; answers: Answers }[] = [];
  for (const version of VERSIONS) {
    const packages = fetchPackages(`client-${version}`, [`@sanity/client@${version}`]);
    const name = `@sanity/client ${packages.versions.get('@sanity/client')}`;
    all.push({ name, answers: await askWith(packages) });
  }
  const [newest, ...others] = all;
  if (!newest) throw new Error('There is no client');
  let isSame = true;
  for (const [question, answer] of Object.entries(newest.answers)) {
    const different = others.filter(({ answers }) => !isDeepStrictEqual(answers[question], answer));
    console.log(`${different.length === 0 ? '✓' : '✗'} ${question}`);
    for (const { name, answers } of different) {
      isSame = false;
      console.log(
        `  ${newest.name}: ${JSON.stringify(answer)}\n  ${name}: ${JSON.stringify(answers[question])}`,
      );
    }
  }
  console.log(`${Object.keys(newest.answers).length} answers to ${all.map(({ name }) => name).join(', ')}`);
  return isSame;
}

/** @returns whether the journey passes */
function tryStudio(): boolean {
  const { folder, versions } = fetchPackages('sanity-5', STUDIO);
  console.log(`The journey of a foreign project with sanity ${versions.get('sanity')}`);
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'journeys', 'tests/journeys/developers/foreign-studio.test.ts'],
    {
      cwd: join(import.meta.dirname, '..', '..', '..'),
      env: { ...process.env, TEST_SCOPE: 'all', FOREIGN_MODULES: join(folder, 'node_modules') },
      stdio: 'inherit',
    },
  );
  return status === 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});
const names = positionals.length > 0 ? positionals : ['clients'];
if (values.help || !names.every((name) => ['clients', 'studio'].includes(name))) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  if (names.includes('clients') && !(await compareClients())) process.exitCode = 1;
  if (names.includes('studio') && !tryStudio()) process.exitCode = 1;
}
