import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exportDataset } from './export.ts';
import { importDataset } from './import.ts';
import { data, folder, printed, run, setUpVerbFolder, withClient } from './testing/verb-folder.ts';

setUpVerbFolder();

type Imported = { _id?: string; _type: string; [field: string]: unknown };

const lines = (...documents: Imported[]) => documents.map((one) => `${JSON.stringify(one)}\n`).join('');

function write(content: string | Buffer, name = 'content.ndjson'): string {
  writeFileSync(join(folder, name), content);
  return name;
}

/** Packs files, by their paths, as in an export. */
function pack(files: Record<string, string | Buffer>, change: (content: string) => void = () => {}): string {
  const content = join(folder, 'packed');
  for (const [path, text] of Object.entries(files)) {
    const file = join(content, 'export', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  change(join(content, 'export'));
  execFileSync('tar', ['-czf', join(folder, 'content.tar.gz'), '-C', content, 'export']);
  return 'content.tar.gz';
}

/** All documents of a dataset, without the fields that an import sets anew. */
const contents = () =>
  withClient(async (client) => {
    const documents = await client.fetch<Imported[]>('*[] | order(_id)');
    return documents.map(({ _rev, _updatedAt, _createdAt, uploadId, ...rest }) => rest);
  });

const to = (_ref: string, more: object = {}) => ({ _type: 'reference', _ref, ...more });

test('an export restores documents, drafts, releases and files, once, and again with --replace', async () => {
  await withClient(async (client) => {
    const sound = await client.assets.upload('file', Buffer.from('some sound'), { filename: 'a b#c.mp3' });
    const file = { _type: 'file', asset: to(sound._id) };
    const page = {
      _type: 'page',
      title: 'A line\u2028and another \uFFFD 😀',
      parts: [{ _key: 'a', sound: file }],
    };
    await client.create({ _id: 'page', ...page });
    await client.create({ _id: 'drafts.page', ...page, title: 'In the making' });
    await client.releases.create({
      releaseId: 'spring',
      metadata: { title: 'spring', releaseType: 'scheduled' },
    });
    await client.create({ _id: 'versions.spring.page', ...page, of: to('page') });
    await client.releases.schedule({ releaseId: 'spring', publishAt: '2999-03-20T00:00:00Z' });
  });
  const before = await contents();
  expect(before).toHaveLength(5);
  await run(exportDataset, 'all.tar.gz');
  rmSync(data, { recursive: true });
  await run(importDataset, 'all.tar.gz');
  expect(await contents()).toEqual(before);

  const refusal =
    /^The document \S+, on line \d of its documents, already exists\. Nothing was changed\.\nAdd --replace/;
  await expect(run(importDataset, 'all.tar.gz')).rejects.toThrow(refusal);
  await withClient((client) => client.patch('page').set({ title: 'Changed' }).commit());
  await run(importDataset, 'all.tar.gz', '--missing');
  expect(await contents()).not.toEqual(before);
  await run(importDataset, 'all.tar.gz', '--replace');
  expect(await contents()).toEqual(before);
});

test('documents alone, compressed or not, can be imported; references may lead to later ones', async () => {
  const texts = [
    { _id: 'a', _type: 'page', of: to('b') },
    { _id: 'b', _type: 'page' },
  ];
  await run(importDataset, write(gzipSync(lines(...texts)), 'texts.ndjson.gz'));
  expect(printed.at(-1)).toMatch(/^2 documents/);
  expect(await contents()).toEqual(texts);
});

const naming = (name: string): Imported => ({ _id: 'page', _type: 'page', parts: [{ _sanityAsset: name }] });
const asset = (url: string) => lines({ _id: 'file-a-mp3', _type: 'sanity.fileAsset', url });

test.each([
  ['no JSON', '{"_id":"a","_type":"page"}\n{', 'line 2 of its documents is no JSON'],
  ['without a type', '{"_id":"a"}', 'line 1 of its documents has no _type'],
  [
    'not in UTF-8',
    Buffer.from('{"_type":"Caf\xe9"}', 'latin1'),
    'line 1 of its documents is no JSON in UTF-8',
  ],
  [
    'there twice',
    '{"_id":"a","_type":"p"}\n\n{"_id":"a","_type":"p"}',
    'line 3 of its documents has the _id of line 1: a.',
  ],
  [
    'a file of this machine',
    lines(naming('file@file:///etc/passwd')),
    'line 1 of its documents (page) names a file',
  ],
  [
    'a file at another host',
    lines(naming('image@http://127.0.0.1/a.png')),
    'names a file that did not come with it',
  ],
  ['an uploaded file at another host', asset('http://169.254.169.254/'), '(file-a-mp3) names a file'],
])('refuses what is %s, with its line, and writes nothing', async (_what, content, fault) => {
  await expect(run(importDataset, write(content))).rejects.toThrow(fault);
  expect(existsSync(data)).toBe(false);
});

test('refuses an archive that names a file outside, holds a link, another archive, or no documents', async () => {
  const outside = pack({
    'data.ndjson': lines(naming('file@file://./files/../../secret.txt')),
    'files/a.txt': 'a',
  });
  await expect(run(importDataset, outside)).rejects.toThrow('names a file that did not come with it');
  const inner = execFileSync('gzip', ['-dc', join(folder, outside)]);
  await expect(run(importDataset, pack({ 'data.ndjson': inner }))).rejects.toThrow('is no JSON');
  const link = pack({ 'data.ndjson': '' }, (content) =>
    symlinkSync('../data.ndjson', join(content, 'files', 'b')),
  );
  await expect(run(importDataset, link)).rejects.toThrow('holds export/files/b, which is neither a file nor');
  rmSync(join(folder, 'packed'), { recursive: true });
  await expect(run(importDataset, pack({ 'a.txt': 'its own' }))).rejects.toThrow(
    'must hold one .ndjson file',
  );
  expect(existsSync(data)).toBe(false);
});

test('says what the lake refuses, and how to go on', async () => {
  const file = write(lines({ _id: 'broken', _type: 'page', list: [[null]] }));
  await expect(run(importDataset, file)).rejects.toThrow(
    /"broken" has null in a list[\s\S]*again with --replace\.$/,
  );
});

test('an export does not follow a manipulated path in a file’s document', async () => {
  await withClient(async (client) => {
    await client.create({ _id: 'file-a-bin', _type: 'sanity.fileAsset', path: 'files/../studio/' });
  });
  await expect(run(exportDataset, 'all.tar.gz')).rejects.toThrow(
    /^The document “file-a-bin” of a file in .* “files\/\.\.\/studio\/”, where no uploaded file is\. Nothing was exported\./,
  );
  expect(readdirSync(folder)).toEqual(['lake']);
});
