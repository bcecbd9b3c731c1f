import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { type Lake, openLake } from 'embedded-content-lake';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../server/environment.ts';
import { openServer } from '../../server/main.ts';
import { connectToLake } from '../lake-connection.ts';
import { type Direction, runCommand } from './command.ts';
import { promote } from './promote.ts';
import { pull } from './pull.ts';
import { content, everything, regions, write, writeAgent } from './testing/two-lakes.ts';

const token = 'a-token-of-the-hosted-project';
const [africa] = regions;
if (!africa) throw new Error('The seed has no regions.');
let hosted: Lake;
let folder: string;
let said: string[];

/** Responds to requests for pictures as Sanity's CDN: re-encoded, unless the request is for the original and has a valid token. */
function asSanityKeepsIt(request: Request): Request {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/images/')) return request;
  const original =
    url.searchParams.get('dlRaw') === 'true' && request.headers.get('authorization') === `Bearer ${token}`;
  url.search = original ? '' : '?fm=webp';
  return new Request(url, request);
}

/** A fake of the hosted project abc123: its API, management API and files, at Sanity's hosts. */
const sanity = setupServer(
  http.all('https://abc123.api.sanity.io/*', ({ request }) => hosted.fetch(request)),
  http.get('https://cdn.sanity.io/*', ({ request }) => hosted.fetch(asSanityKeepsIt(request))),
  http.get('https://api.sanity.io/*/projects/abc123', () => HttpResponse.json({ displayName: 'Beacon' })),
);
beforeAll(() => sanity.listen({ onUnhandledFrame: 'bypass' }));
afterAll(() => sanity.close());
afterEach(() => sanity.resetHandlers());

beforeEach(() => {
  said = [];
  folder = mkdtempSync(join(tmpdir(), 'promote-command-'));
  hosted = openLake({
    path: ':memory:',
    projectId: 'abc123',
    datasets: ['production'],
    adminToken: token,
    publicOrigin: 'https://cdn.sanity.io',
  });
  onTestFinished(() => {
    hosted.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

const settings = { SANITY_API_TOKEN: token };
const run = (direction: Direction, args: string[], variables: Record<string, string> = settings) =>
  runCommand(
    direction,
    args,
    { LAKE_DATA_DIR: folder, ...variables },
    { say: (text) => said.push(text), onFiles: () => {} },
    (...request) => fetch(...request),
  );

async function withOwn<Result>(
  use: (lake: Awaited<ReturnType<typeof connectToLake>>) => Promise<Result>,
  dataset = 'production',
): Promise<Result> {
  const lake = await connectToLake(
    readEnvironment({ LAKE_DATA_DIR: folder, SANITY_DATASET: dataset }, folder),
  );
  return use(lake).finally(lake.close);
}

const published = async (query = '*[_type == "region"] | order(_id)') => {
  const url = `https://abc123.api.sanity.io/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;
  const { result } = await (await fetch(url)).json();
  return result;
};

test('names a hosted project first, and changes it only with --yes', async () => {
  await withOwn(({ client }) => write(client, ...regions));
  await expect(run(promote, ['--to', 'abc123/production'])).rejects.toThrow(
    'Add --yes if that is what you want. Nothing was changed.',
  );
  expect(said[0]).toContain('the dataset production of the hosted project “Beacon” (abc123)');
  expect(await published()).toEqual([]);
});

/** The commands in docs/promote.md. */
const told = [
  ...readFileSync(join(import.meta.dirname, '../../docs/promote.md'), 'utf8').matchAll(
    /^npm run (promote|pull) -- (.+)$/gm,
  ),
].map(([, name, args = '']) => ({ direction: name === 'pull' ? pull : promote, args: args.split(' ') }));

test('the commands of docs/promote.md promote, pull, and undo both', async () => {
  await withOwn(({ client }) => writeAgent(client));
  const [preview, there, here, undoThere, undoHere, ...more] = told;
  if (!preview || !there || !here || !undoThere || !undoHere) throw new Error('The page lacks commands.');
  expect(more).toEqual([]);
  const idOf = () => /--undo (\S+)/.exec(said.at(-1) ?? '')?.[1] ?? '';
  const withId = (args: readonly string[], id: string) => args.map((one) => one.replace(/^\d{8}-.+/, id));

  await run(preview.direction, preview.args);
  expect(said.at(-1)).toContain('Dry run: nothing was changed.');
  expect(await published('*')).toEqual([]);
  await run(there.direction, there.args);
  const thereId = idOf();
  expect(await published('*[_id == "agent-tara"][0].video.asset->url')).toMatch(
    /^https:\/\/cdn\.sanity\.io\/files\//,
  );

  const local = await withOwn(everything);
  const hostedClient = createClient({
    ...{ projectId: 'abc123', dataset: 'production', apiVersion: '2025-02-19', token, useCdn: false },
    resolveFetch: () => fetch,
  });
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'tan' } })
    .png()
    .toBuffer();
  const { _id: _ref } = await hostedClient.assets.upload('image', picture, { filename: 'tan.png' });
  const image = { _type: 'imageWithAlt', asset: { _type: 'reference', _ref }, alt: 'Nothing but tan' };
  await write(hostedClient, ...regions.slice(1), { ...africa, ...{ image } });
  await run(here.direction, here.args);
  const hereId = idOf();
  const read = 'count(*[_type == "region"]) + count(*[_type == "sanity.imageAsset"])';
  expect(await withOwn(({ client }) => client.fetch(read))).toBe(regions.length + 2);

  await run(undoThere.direction, withId(undoThere.args, thereId));
  expect(await published('array::unique(*[]._type) | order(@)')).toEqual(['region', 'sanity.imageAsset']);
  await run(undoHere.direction, withId(undoHere.args, hereId));
  expect(await withOwn(everything)).toBe(local);
});

test('pulls the configured project by default', async () => {
  await withOwn(({ client }) => write(client, ...regions));
  await run(promote, ['--to', 'abc123/production', '--yes']);
  await run(pull, [], { LAKE_DATA_DIR: join(folder, 'laptop'), SANITY_PROJECT_ID: 'abc123', ...settings });
  expect(said.at(-1)).toContain('To take it back: npm run pull -- --undo');
});

test('promotes to another dataset of the same lake', async () => {
  await withOwn(({ client }) => write(client, ...regions));
  await expect(run(promote, ['--to', 'local/staging'])).rejects.toThrow(
    /There is no such dataset: local\/staging\..*\nMake it first: --create/,
  );
  await run(promote, ['--to', 'local/staging', '--create']);
  const [here, there] = [await withOwn(everything), await withOwn(everything, 'staging')];
  expect(there).toBe(here);
});

test('accepts spaces in the list of --only', async () => {
  await withOwn(({ client }) => write(client, ...regions));
  const named = regions.slice(0, 2).map(({ _id }) => _id);
  await run(promote, ['--to', 'abc123/production', '--yes', '--only', `${named.join(', ')},`]);
  expect(await published('*[]._id | order(@)')).toEqual(named.sort());
});

test.each([
  [['--to', 'abc123/production', '--yes'], {}, 'set SANITY_API_TOKEN (or PROMOTE_TOKEN'],
  [['--to', 'http://127.0.0.1:9/production'], {}, 'set PROMOTE_TOKEN to a token of it'],
  [
    ['--to', 'http://127.0.0.1:9/production'],
    { PROMOTE_TOKEN: token },
    'Nothing answers for the dataset production',
  ],
  [
    ['--to', 'abc123/production'],
    { PROMOTE_TOKEN: 'wrong' },
    'The token is not one of the dataset production',
  ],
  [['--to', 'abc123/elsewhere'], settings, 'There is no such dataset: abc123/elsewhere'],
  [['--to', 'local/production'], {}, 'Both are local/production'],
  [
    ['--to', 'abc123/production'],
    { ...settings, SANITY_PROJECT_ID: 'abc123' },
    /^SANITY_PROJECT_ID makes abc123\/production the source as well\. .*lake of this machine.*ENV_FILE=\/dev\/null LAKE_DATA_DIR=/,
  ],
  [
    ['--from', 'local/staging', '--to', 'abc123/production', '--yes'],
    settings,
    'promote knows no --from: it carries the dataset that is configured. To carry another one, put SANITY_DATASET=<dataset> before the command. Nothing was changed.',
  ],
  [['--to', 'production'], {}, '"production" is no address of a dataset'],
  [['--to', 'abc123/production', '--yes', '--only', ''], settings, 'Name ids or types after --only'],
  [['--to', 'local/staging', '--replace', '--keep-edits'], {}, 'Choose one of --replace and --keep-edits'],
  [['--undo', 'yesterday'], {}, 'There is no run yesterday on this machine'],
  [
    ['--undo', 'yesterday', '--only', 'agent-tara', '--delete'],
    {},
    '--undo takes back the whole run. Leave out --only, --delete; nothing was changed',
  ],
  [[], {}, 'Say where to.'],
])('promote %j with %j says what is wrong', async (args, variables, message) => {
  await withOwn(({ client }) => write(client, ...regions));
  await expect(run(promote, args, variables)).rejects.toThrow(message);
  expect(await published()).toEqual([]);
});

test('changes nothing with a read-only token', async () => {
  await withOwn(({ client }) => write(client, ...regions));
  const { secret } = hosted.tokens.mint({ label: 'Reader', role: 'viewer' });
  await expect(
    run(promote, ['--to', 'abc123/production', '--yes'], { PROMOTE_TOKEN: secret }),
  ).rejects.toThrow('The token may not do this with the dataset production');
  expect(await published()).toEqual([]);
});

test('refuses while a server for the hosted project has the data open', async () => {
  const environment = readEnvironment({ LAKE_DATA_DIR: folder, PORT: '0' }, folder);
  const server = await openServer({ ...environment, projectId: 'abc123' });
  onTestFinished(() => server.close());
  await expect(run(pull, ['--from', 'abc123/production'])).rejects.toThrow(
    'The server that runs here was started for another project (SANITY_PROJECT_ID). Stop it',
  );
});

test('pull needs a source', async () => {
  await expect(run(pull, [])).rejects.toThrow('Say where from, or set SANITY_PROJECT_ID.');
  expect(await withOwn(content)).toEqual([]);
});

test('pull writes to the configured dataset, and refuses --to', async () => {
  await withOwn(({ client }) => write(client, ...regions));
  await run(promote, ['--to', 'abc123/production', '--yes']);
  const there = ['--from', 'abc123/production'];
  await expect(run(pull, [...there, '--to', 'local/staging'])).rejects.toThrow(
    'pull knows no --to: it brings content to the lake of this machine, into the dataset that is configured. For another one, put SANITY_DATASET=<dataset> before the command.',
  );
  const server = await openServer(readEnvironment({ LAKE_DATA_DIR: folder, PORT: '0' }, folder));
  onTestFinished(() => server.close());
  const staging = { ...settings, SANITY_DATASET: 'staging' };
  await expect(run(pull, there, staging)).rejects.toThrow(
    /no such dataset: local\/staging\..*\nMake it first: --create does/,
  );
  await run(pull, [...there, '--create'], staging);
  const filled = await withOwn(({ client }) => client.fetch('count(*[_type == "region"])'), 'staging');
  expect(filled).toBe(regions.length);
});

test('pull creates a further dataset only with --create, also without a server', async () => {
  await withOwn(({ client }) => write(client, ...regions));
  await run(promote, ['--to', 'abc123/production', '--yes']);
  const there = ['--from', 'abc123/production'];
  const staging = { ...settings, SANITY_DATASET: 'staging' };
  for (const more of [['--dry-run'], ['--dry-run', '--create'], []]) {
    await expect(run(pull, [...there, ...more], staging)).rejects.toThrow(
      /There is no dataset staging, .*: production\. .*npm run pull with --create and without --dry-run/,
    );
  }
  const datasets = await withOwn(({ client }) => client.datasets.list());
  expect(datasets.map(({ name }) => name)).toEqual(['production']);
  await run(pull, [...there, '--create'], staging);
  expect(await withOwn(everything, 'staging')).toBe(await withOwn(everything));
});

test('a first pull creates the lake, and a dry run does not', async () => {
  await withOwn(({ client }) => write(client, ...regions));
  await run(promote, ['--to', 'abc123/production', '--yes']);
  const laptop = { ...settings, LAKE_DATA_DIR: join(folder, 'laptop') };
  const first = ['--from', 'abc123/production'];
  await expect(run(pull, [...first, '--dry-run'], laptop)).rejects.toThrow(
    /^There is no lake in .*laptop, .*npm run pull without --dry-run/,
  );
  expect(existsSync(laptop.LAKE_DATA_DIR)).toBe(false);
  await run(pull, first, laptop);
  expect(said.at(-1)).toContain('To take it back: npm run pull -- --undo');
});
