import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Commit } from './store/commit.ts';
import { openDatabase } from './store/database.ts';
import { ORIGIN, openTestLake } from './testing/test-lake.ts';

describe('the lake', () => {
  it.each([
    ['/projects/other', {}],
    ['/projects/other/datasets/production/query?query=1', {}],
    ['/projects/other/datasets', {}],
    ['/data/query/production?query=1', { headers: { 'x-sanity-project-id': 'other' } }],
  ])('has nothing for another project: %s %j', async (path, call) => {
    const { json } = openTestLake();
    expect(await json(path, call)).toMatchObject({
      status: 404,
      body: { errorCode: 'SIO-404-PNF', attributes: { type: 'project' } },
    });
  });

  it('reports commits to one dataset until unsubscribed', async () => {
    const { lake, mutate, json } = openTestLake({ datasets: ['production', 'staging'] });
    const heard: Commit[] = [];
    const stop = lake.onCommit('production', (commit) => heard.push(commit));
    await mutate({ create: { _id: 'a', _type: 'book' } });
    const elsewhere = { mutations: [{ create: { _id: 'b', _type: 'book' } }] };
    await json('/data/mutate/staging', { body: elsewhere });
    stop();
    await mutate({ create: { _id: 'c', _type: 'book' } });
    expect(heard).toMatchObject([{ author: 'local-editor', changes: [{ id: 'a', before: undefined }] }]);
    expect(() => lake.onCommit('other', () => {})).toThrow('Dataset "other" not found');
  });

  it('reports commits to a dataset that was deleted and created again, until unsubscribed', async () => {
    const { lake, fetch, mutate } = openTestLake();
    const heard: string[] = [];
    const stop = lake.onCommit('production', ({ changes }) => heard.push(...changes.map(({ id }) => id)));
    for (const id of ['a', 'b']) {
      await fetch('/datasets/production', { method: 'DELETE' });
      await fetch('/datasets/production', { method: 'PUT', body: { aclMode: 'public' } });
      await mutate({ create: { _id: id, _type: 'book' } });
    }
    stop();
    await mutate({ create: { _id: 'c', _type: 'book' } });
    expect(heard).toEqual(['a', 'b']);
  });

  it('reads documents into memory until the dataset is deleted', async () => {
    const { lake, fetch, mutate } = openTestLake({ datasets: ['second', 'production'] });
    await mutate({ create: { _id: 'a', _type: 'book' } });
    const documents = Array.from({ length: 300 }, (_, n) => ({ create: { _id: `b${n}`, _type: 'book' } }));
    await fetch('/data/mutate/second', { body: { mutations: documents } });
    const warmed = lake.warmUp();
    expect((await fetch('/datasets/second', { method: 'DELETE' })).status).toBe(200);
    await expect(warmed).resolves.toBeUndefined();
  });

  it('opens with references that it would refuse now, says where they are, and takes edits beside them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lake-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const first = openTestLake({ path: folder });
    await first.mutate({
      create: { _id: 'a', _type: 'book', links: [{ _key: 'k', to: { _ref: 'b', _weak: true } }] },
    });
    first.lake.close();
    const database = openDatabase(folder);
    database.exec(`UPDATE documents SET body = replace(body, '"_weak"', '"weak"')`);
    database.close();

    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { lake, mutate, query } = openTestLake({ path: folder });
    await lake.warmUp();
    expect(log.mock.calls).toEqual([
      ['Key "weak" not allowed in ref, in the reference at "links[0].to" of document "a" of production'],
    ]);
    await mutate({ patch: { id: 'a', set: { title: 'Edited' } } });
    expect(await query('*[_id == "a"][0].title')).toBe('Edited');
  });

  it('stores uploads, and returns URLs on the origin of the request', async () => {
    const { json, lake, query } = openTestLake();
    const upload = { body: 'some text', headers: { 'content-type': 'text/plain' } };
    const { body } = await json('/assets/files/production?filename=notes.txt', upload);
    expect(body).toMatchObject({
      document: {
        _type: 'sanity.fileAsset',
        url: expect.stringMatching(`^${ORIGIN}/files/local/production/`),
      },
    });
    const url = await query('*[_type == "sanity.fileAsset"][0].url');
    const download = await lake.fetch(new Request(String(url)));
    expect(await download.text()).toBe('some text');
    expect(await json('/assets/files/production', upload)).toEqual({
      status: 200,
      body: expect.objectContaining({}),
    });
    expect(await query('count(*)')).toBe(1);
  });

  it('answers an error during an upload in the format of the API', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { json, lake } = openTestLake();
    lake.close();
    const upload = { body: 'text', headers: { 'content-type': 'text/plain' } };
    expect(await json('/assets/files/production', upload)).toMatchObject({
      status: 500,
      body: { error: { type: 'internalError' } },
    });
  });

  it('can be closed twice', () => {
    const { lake } = openTestLake();
    lake.close();
    lake.close();
    expect(() => lake.onCommit('production', () => {})).toThrow();
  });
});
