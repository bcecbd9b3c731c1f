import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ServerType, serve } from '@hono/node-server';
import type { SanityClient } from '@sanity/client';
import { type Lake, openLake } from 'embedded-content-lake';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentClient } from '../../scripts/shared/content-client.ts';
import { type OutboundProxy, openOutboundProxy } from '../journeys/helpers/outbound-proxy.ts';
import { openTlsFront, type TlsFront } from '../journeys/helpers/tls-front.ts';

const root = join(import.meta.dirname, '..', '..');
const projectId = 'abcd1234';
const token = 'a-token-of-the-hosted-project';

let project: Lake;
let server: ServerType;
let front: TlsFront;
let wayOut: OutboundProxy;
let folder: string;
let client: SanityClient;

/** Serves a lake at the hosts of a hosted project; other hosts are unreachable. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-commands-'));
  project = openLake({
    path: ':memory:',
    projectId,
    datasets: ['production'],
    adminToken: token,
    publicOrigin: 'https://cdn.sanity.io',
  });
  const port = await new Promise<number>((resolve) => {
    const fetch = (request: Request) => project.fetch(request);
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  const url = `http://127.0.0.1:${port}`;
  client = createContentClient({ url, projectId, dataset: 'production', token });
  const upstream = { url, host: new URL(url).host };
  front = await openTlsFront({ [`${projectId}.api.sanity.io`]: upstream, 'api.sanity.io': upstream });
  wayOut = await openOutboundProxy(front);
  writeFileSync(join(folder, 'front.pem'), front.certificate);
});
afterAll(async () => {
  await wayOut.close();
  await front.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  project.close();
  rmSync(folder, { recursive: true, force: true });
});

type Outcome = { code: unknown; output: string };

const migrate = (...args: string[]) => run('migrate', ...args);
const lake = (...args: string[]) => run('lake', ...args);
const seed = (...args: string[]) => run('seed', ...args);

/** Runs `npm run migrate`, `lake` or `seed` as an operator does, in a separate process. */
function run(command: string, ...args: string[]): Promise<Outcome> {
  return runScript(`scripts/${command}.ts`, ...args);
}

/** Runs Sanity's CLI, which connects only to Sanity's hosts. */
function sanity(...args: string[]): Promise<Outcome> {
  return runScript('node_modules/sanity/bin/sanity', ...args, '--project-id', projectId);
}

async function runScript(...args: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      ...wayOut.variables,
      NODE_EXTRA_CA_CERTS: join(folder, 'front.pem'),
      ENV_FILE: '/dev/null',
      INIT_CWD: folder,
      SANITY_PROJECT_ID: projectId,
      SANITY_API_TOKEN: token,
      SANITY_AUTH_TOKEN: token,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, output: output + errors };
}

test('names a hosted project first, changes it only with --yes, and migrates it like the embedded lake', async () => {
  await client.create({
    _id: 'contactPage',
    _type: 'contactPage',
    consultationButton: { _type: 'link', label: 'Talk to us' },
  });
  const name = `the hosted project “${(await client.withConfig({}).projects.getById(projectId)).displayName}” (${projectId}), dataset production`;

  const refused = await migrate('up');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`This would work with ${name}; add --yes if that is what you want.`);

  const shown = await migrate('up', '--dry-run');
  expect(shown.output).toContain(`In ${name}:`);
  expect(shown.output).toContain('contactPage (contactPage) consultationLabel: (nothing) → "Talk to us"');
  expect(await client.fetch('*[_id == "contactPage"][0].consultationLabel')).toBeNull();

  const migrations = readdirSync(join(root, 'scripts', 'migrations')).filter((name) =>
    /^\d{4}-[^.]+\.ts$/.test(name),
  );
  const done = await migrate('up', '--yes');
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining(`${migrations.length} applied`) });
  expect(await client.fetch('*[_id == "contactPage"][0].consultationLabel')).toBe('Talk to us');
  expect([...wayOut.hosts].sort()).toEqual([`${projectId}.api.sanity.io`, 'api.sanity.io']);
}, 90_000);

test('seeds and exports a hosted project only with --yes', { timeout: 120_000 }, async () => {
  for (const refused of [await seed(), await lake('export')]) {
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('add --yes if that is what') });
  }
  const seeded = await seed('--yes');
  expect(seeded.code, seeded.output).toBe(0);
  expect(await client.fetch('count(*[_type == "agent"])')).toBe(8);

  const exported = await lake('export', '--yes');
  expect(exported.code, exported.output).toBe(0);
  expect(readdirSync(folder).filter((name) => /^production-.*\.tar\.gz$/.test(name))).toHaveLength(1);

  const stray = { _id: 'file-a-bin', _type: 'sanity.fileAsset', url: 'http://169.254.169.254/latest/' };
  await client.create(stray);
  expect(await lake('export', 'stray.tar.gz', '--yes')).toMatchObject({
    code: 1,
    output: expect.stringContaining(`says that the file is at “${stray.url}”, where no uploaded file is.`),
  });
});

test('the official CLI makes a private dataset, and lists tokens', {
  timeout: 120_000,
}, async () => {
  const made = await sanity('datasets', 'create', 'secret', '--visibility', 'private');
  expect(made, made.output).toMatchObject({ code: 0, output: expect.stringContaining('Dataset created') });
  const datasets = await client.datasets.list();
  expect(datasets.find(({ name }) => name === 'secret')).toMatchObject({ aclMode: 'private' });

  project.tokens.mint({ label: 'Ann', role: 'editor' });
  project.tokens.revoke(project.tokens.mint({ label: 'Bob', role: 'viewer' }).id);
  const tokens = await sanity('tokens', 'list');
  expect(tokens).toMatchObject({ code: 0, output: expect.stringMatching(/Found 1 API tokens.*Ann/s) });
  expect(tokens.output).not.toContain('Bob');
});
