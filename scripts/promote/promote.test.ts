import { createHash } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { openLake } from 'embedded-content-lake';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../server/process/environment.ts';
import { runCommand } from '../promote.ts';
import { seedDocuments } from '../seed/seed-documents.ts';
import { serveLake } from '../seed/testing/serve-lake.ts';
import { findNeededAssets, uploadAssets } from '../seed/upload-assets.ts';
import { connectToLake } from '../shared/lake-connection.ts';
import { type CopyOptions, copyContent, copyFile, readRun, undoRun } from './copy.ts';
import type { PromoteLake } from './lakes.ts';

const sanity = setupServer();
beforeAll(() => sanity.listen({ onUnhandledFrame: 'bypass' }));
afterAll(() => sanity.close());
afterEach(() => sanity.resetHandlers());

const regions = seedDocuments.filter(({ _type }) => _type === 'region');
const [africa, asia] = regions;
if (!africa || !asia) throw new Error('The seed has no regions.');

async function write(client: SanityClient, ...documents: readonly { _id: string; _type: string }[]) {
  const transaction = client.transaction();
  for (const document of documents) transaction.createOrReplace(document);
  await transaction.commit({ visibility: 'sync' });
}

/** Tara with her files, and the pillars that her cards name. */
async function writeAgent(client: SanityClient) {
  const tara = seedDocuments.filter(({ _id, _type }) => _id === 'agent-tara' || _type === 'aiPillar');
  await uploadAssets(client, (await findNeededAssets(client, tara)).missing, {});
  await write(client, ...tara);
}

/** All documents of a dataset, without the fields that each write sets. */
async function everything({ client }: { client: SanityClient }): Promise<object[]> {
  const documents = await client.fetch<{ _rev: string }[]>('*[] | order(_id)');
  return documents.map(
    ({ _rev, _updatedAt, _createdAt, url, uploadId, ...rest }: Record<string, unknown>) => rest,
  );
}

async function openSide(name: string): Promise<PromoteLake> {
  const { client, internalUrl: url, close } = await serveLake();
  onTestFinished(close);
  return { client, url, address: `${url}/production`, where: `the ${name}`, isShared: false };
}

async function openTwoLakes() {
  const data = mkdtempSync(join(tmpdir(), 'promote-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const folder = join(data, 'promotions');
  const [source, target] = [await openSide('source'), await openSide('target')];
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  /** @returns the id of the run */
  const copy = async (options: Partial<CopyOptions> = {}) => {
    const from = said.length;
    await copyContent({ source, target }, { command: 'promote', ...options }, folder, say);
    return /--undo (\S+)/.exec(said.slice(from).join('\n'))?.[1] ?? '';
  };
  const undo = (id: string, options = {}) => undoRun(target, readRun(folder, id), options, say);
  return { source, target, data, folder, said: () => said.join('\n'), copy, undo };
}

test('copies texts, files and deletions to another lake, and undo takes back all of it', async () => {
  const { source, target, copy, undo, said } = await openTwoLakes();
  await write(source.client, ...regions);
  await writeAgent(source.client);
  await copy({ dryRun: true });
  expect(await everything(target)).toEqual([]);
  expect(said()).toMatch(/\+ Tara \(Agent\) {2}agent-tara[\s\S]*tara\.mp4 {2}file-/);
  const first = await copy();
  expect(await everything(target)).toEqual(await everything(source));
  await copy();
  expect(said()).toContain('There is nothing to do.');

  const between = await everything(target);
  await source.client.patch('agent-tara').set({ transcript: 'Hello again.' }).commit();
  await source.client.delete(africa._id);
  const second = await copy({ delete: true });
  expect(said()).toMatch(/transcript: .* → "Hello again\."/);
  expect(await everything(target)).toEqual(await everything(source));
  await undo(second);
  expect(await everything(target)).toEqual(between);
  await undo(first);
  expect(await everything(target)).toEqual([]);
});

test.skipIf(process.getuid?.() !== 0)(
  'what root keeps for undo belongs to the owner of the data',
  async () => {
    const { source, data, folder, copy } = await openTwoLakes();
    const service = 65_534;
    chownSync(data, service, service);
    await write(source.client, ...regions);
    const run = await copy();
    for (const path of [folder, join(folder, run), join(folder, run, 'run.json')])
      expect(statSync(path)).toMatchObject({ uid: service, gid: service });
  },
);

test('names what somebody changed in the target, and writes over it only when asked', async () => {
  const { source, target, copy, undo } = await openTwoLakes();
  await write(source.client, ...regions);
  await copy();
  await target.client.patch(asia._id).set({ name: 'Asia and Oceania' }).commit();
  for (const { _id } of [asia, africa]) await source.client.patch(_id).set({ description: 'New' }).commit();
  const before = await everything(target);
  await expect(copy()).rejects.toThrow(/Somebody edited in the target[\s\S]*Asia and Oceania \(Region\)/);
  expect(await everything(target)).toEqual(before);
  await undo(await copy({ only: [africa._id] }));
  expect(await everything(target)).toEqual(before);
  const bold = await copy({ replace: true });
  expect(await everything(target)).toEqual(await everything(source));
  await undo(bold);
  expect(await everything(target)).toEqual(before);
  // What undo put back still counts as edited.
  await expect(copy()).rejects.toThrow('Asia and Oceania');
});

test('keeps a change made during the write; undo names what was changed since', async () => {
  const { source, target, copy, undo } = await openTwoLakes();
  await write(source.client, ...regions);
  const run = await copy();
  await source.client.patch(asia._id).set({ description: 'New' }).commit();
  const transaction = target.client.transaction.bind(target.client);
  target.client.transaction = (...args) => {
    target.client.transaction = transaction;
    const made = transaction(...args);
    const commit = made.commit.bind(made);
    return Object.assign(made, {
      commit: async (...options: Parameters<typeof commit>) => {
        await target.client.mutate([{ patch: { id: asia._id, set: { name: 'Quick' } } }]);
        return commit(...options);
      },
    });
  };
  await expect(copy()).rejects.toThrow(/Somebody changed the target meanwhile/);
  expect(await target.client.fetch('*[_id == $id][0].name', { id: asia._id })).toBe('Quick');
  await expect(undo(run)).rejects.toThrow(
    'Changed since this run, by an editor or a later run: Quick (Region)',
  );
  await undo(run, { replace: true });
  expect(await everything(target)).toEqual([]);
});

test.each<
  [
    string,
    Partial<CopyOptions>,
    (lakes: { source: PromoteLake; target: PromoteLake }) => Promise<unknown>,
    RegExp,
  ]
>([
  [
    'an unknown name',
    { only: ['regoin'] },
    ({ source }) => write(source.client, asia),
    /--only names “regoin”/,
  ],
  [
    'a broken reference',
    { only: ['agent'] },
    ({ source }) => writeAgent(source.client),
    /which the target does not have/,
  ],
  [
    'what the content model refuses',
    {},
    ({ source }) => write(source.client, { ...asia, ...{ name: '' } }),
    /\(Region\) › Name: /,
  ],
  [
    'files that only this machine keeps',
    {},
    ({ source }) => write(source.client, { ...asia, ...{ description: '/_providers/a.mp4' } }),
    /shows a file that only this server keeps/,
  ],
  [
    'the content of another site',
    {},
    ({ target }) => write(target.client, { _id: 'post-1', _type: 'post' }),
    /content of another site/,
  ],
  [
    'other migrations',
    {},
    ({ target }) =>
      write(target.client, {
        ...{ _id: 'migrations.ledger', _type: 'migrationLedger' },
        ...{ migrations: [{ _key: '0001-a', startedAt: '', appliedAt: 'x', documents: 0 }] },
      }),
    /Source: none\. Target: 0001-a\. Run npm run migrate/,
  ],
  [
    'drafts on the machine that pulls',
    { command: 'pull' },
    ({ target }) => write(target.client, { ...asia, _id: `drafts.${asia._id}` }),
    /There is unpublished work in the target/,
  ],
])('refuses %s, and writes nothing', async (_what, options, prepare, message) => {
  const { source, target, copy } = await openTwoLakes();
  await write(source.client, africa);
  await prepare({ source, target });
  const before = await everything(target);
  await expect(copy(options)).rejects.toThrow(message);
  expect(await everything(target)).toEqual(before);
});

test('sends no file with other bytes than its id tells, or under a forged id', async () => {
  const { source, target } = await openTwoLakes();
  const sha1 = createHash('sha1').update('some sound').digest('hex');
  const file = {
    _id: `file-${sha1}-mp3`,
    _type: 'sanity.fileAsset',
    _rev: '',
    url: 'https://cdn.sanity.io/a.mp3',
  };
  const { url: _own, ...hosted } = source;
  sanity.use(http.get('https://cdn.sanity.io/*', () => HttpResponse.text('another sound')));
  await expect(copyFile(hosted, target, file)).rejects.toThrow('has other content than its document says');
  await expect(copyFile(source, target, { ...file, _id: 'file-../studio' })).rejects.toThrow('has the id');
  expect(await everything(target)).toEqual([]);
});

test('the commands promote to a hosted project and pull from it, and undo both', async () => {
  const token = 'a-token-of-the-hosted-project';
  const hosted = openLake({
    path: ':memory:',
    projectId: 'abc123',
    datasets: ['production'],
    adminToken: token,
  });
  const folder = mkdtempSync(join(tmpdir(), 'promote-command-'));
  onTestFinished(() => {
    hosted.close();
    rmSync(folder, { recursive: true, force: true });
  });
  sanity.use(
    http.all('https://abc123.api.sanity.io/*', ({ request }) => hosted.fetch(request)),
    http.get('https://api.sanity.io/*/projects/abc123', () => HttpResponse.json({ displayName: 'Beacon' })),
  );
  const said: string[] = [];
  const run = (command: 'promote' | 'pull', args: string[], data = 'here', variables = {}) =>
    runCommand(
      command,
      args,
      { LAKE_DATA_DIR: join(folder, data), SANITY_API_TOKEN: token, ...variables },
      (text) => said.push(text),
      (...request) => fetch(...request),
    );
  const getUndo = () =>
    /--undo (\S+)/.exec(said.findLast((text) => text.includes('--undo')) ?? '')?.[1] ?? '';
  const own = await connectToLake(readEnvironment({ LAKE_DATA_DIR: join(folder, 'here') }, folder));
  await write(own.client, ...regions).finally(own.close);
  const there = ['--to', 'abc123/production'];

  await expect(run('promote', there)).rejects.toThrow(
    'Add --yes if that is what you want. Nothing was changed.',
  );
  expect(said[0]).toContain('the dataset production of the hosted project “Beacon” (abc123)');
  await run('promote', [...there, '--yes']);
  const promoted = getUndo();
  await run('pull', ['--from', 'abc123/production'], 'laptop');
  await run('pull', ['--undo', getUndo()], 'laptop');
  await run('promote', ['--undo', promoted, '--yes']);
  expect(said.at(-1)).toMatch(/^\nUndone: the dataset production of the hosted project/);
  await expect(run('pull', ['--from', 'abc123/production', '--to', 'local/x'])).rejects.toThrow(
    'knows no --to',
  );
  await expect(run('promote', ['--from', 'local/x', ...there])).rejects.toThrow('knows no --from');
  await expect(run('promote', ['--to', 'local/staging'])).rejects.toThrow(/no such dataset[\s\S]*--create/);
  await run('promote', ['--to', 'local/staging', '--create']);
  await expect(run('promote', ['--to', 'production'])).rejects.toThrow('is no address of a dataset');
  await expect(run('promote', ['--undo', 'yesterday'])).rejects.toThrow('There is no run yesterday');
  await expect(run('promote', [...there, '--only', ''])).rejects.toThrow('Name ids or types after --only');
  await expect(run('promote', there, 'here', { SANITY_API_TOKEN: 'wrong' })).rejects.toThrow(
    'The token is not one',
  );
});
