import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SanityAssetDocument } from '@sanity/client';
import { expect, test } from 'vitest';
import { openServer } from '../../server/main.ts';
import { readEnvironment } from '../../server/process/environment.ts';
import { reset } from './reset.ts';
import { sweep } from './sweep.ts';
import {
  data,
  environment,
  folder,
  printed,
  run,
  setUpVerbFolder,
  withClient,
} from './testing/verb-folder.ts';

setUpVerbFolder();

const upload = (text: string, dataset?: string): Promise<SanityAssetDocument> =>
  withClient((client) => client.assets.upload('file', Buffer.from(text), { filename: 'a.txt' }), dataset);
const remove = (...ids: string[]) =>
  withClient(async (client) => {
    for (const id of ids) await client.delete(id);
  });
const stored = () => readdirSync(join(data, 'assets', 'files')).sort();
const getName = ({ sha1hash }: SanityAssetDocument) => `${sha1hash}.txt`;

test('removes unused files and the transformed pictures', async () => {
  const kept = await upload('kept');
  const gone = await upload('gone');
  await remove(gone._id);
  mkdirSync(join(data, 'cache'));
  await run(sweep, '--days', '0', '--dry-run');
  expect(printed).toEqual([
    expect.stringContaining(getName(gone)),
    'Files that nothing needs any more: 1 (0.0 MB). Nothing was changed.',
  ]);
  expect(stored()).toHaveLength(2);
  await run(sweep, '--days', '0');
  expect(stored()).toEqual([getName(kept)]);
  expect(existsSync(join(data, 'cache'))).toBe(false);
});

test('keeps files of recently deleted documents, so that these can be restored', async () => {
  const { _rev, ...asset } = await upload('mistaken');
  await remove(asset._id);
  await run(sweep);
  expect(stored()).toHaveLength(1);
  await withClient((client) => client.create(asset));
  await run(sweep, '--days', '0');
  expect(stored()).toHaveLength(1);
});

test('keeps files that another dataset, another document or an undo of promote names', async () => {
  const [shared, linked, saved] = [await upload('shared'), await upload('linked'), await upload('saved')];
  await upload('shared', 'other');
  mkdirSync(join(data, 'promotions'));
  writeFileSync(join(data, 'promotions', 'before.ndjson'), JSON.stringify(saved));
  await withClient((client) => client.create({ _type: 'page', link: linked.path }));
  await remove(shared._id, linked._id, saved._id);
  await run(sweep, '--days', '0');
  expect(stored()).toHaveLength(3);
  rmSync(join(data, 'promotions'), { recursive: true });
  await run(sweep, '--days', '0');
  expect(stored()).toEqual([getName(shared), getName(linked)].sort());
});

test('refuses to touch the lake of this machine while a hosted project is set', async () => {
  const hosted = readEnvironment({ LAKE_DATA_DIR: data, SANITY_PROJECT_ID: 'abcd1234' }, folder);
  for (const verb of [sweep, reset])
    await expect(verb.run([], { environment: hosted, folder })).rejects.toThrow('unset SANITY_PROJECT_ID');
});

test('refuses while a server has the data open, without a lake, and with an invalid number', async () => {
  await expect(run(sweep)).rejects.toThrow('There is no lake in');
  await expect(run(sweep, '--days', 'soon')).rejects.toThrow('--days soon is no number of days');
  const server = await openServer(environment());
  server.goLiveAlone();
  await expect(run(sweep).finally(() => server.close())).rejects.toThrow('has this data open');
});
