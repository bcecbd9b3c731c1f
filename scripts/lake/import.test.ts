import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openServer } from '../../server/main.ts';
import { contentClient } from '../content-client.ts';
import { exportDataset } from './export.ts';
import { importDataset } from './import.ts';
import { cleanUpFailure } from './import-failure.ts';
import { strengthenReferences } from './import-references.ts';
import { openImportSource } from './import-source.ts';
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

type Imported = { _id?: string; _type: string; [field: string]: unknown };

const lines = (...documents: Imported[]) => documents.map((one) => `${JSON.stringify(one)}\n`).join('');

/** A document that names a file in a nested field. */
const naming = (name: string): Imported => ({
  _id: 'page',
  _type: 'page',
  parts: [{ sound: { _sanityAsset: name } }],
});

/** Writes a file to import, and a secret file next to it. */
function write(content: string | Buffer, name = 'content.ndjson'): string {
  writeFileSync(join(folder, 'secret.txt'), 'of this machine');
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
  const name = write('', 'content.tar.gz');
  execFileSync('tar', ['-czf', join(folder, name), '-C', content, 'export']);
  return name;
}

const uploads = () =>
  withClient((client) => client.fetch<string[]>('*[_type == "sanity.fileAsset"].originalFilename'));

/** A server that responds to every request with a sound, or with a redirect to `leadsTo`. */
async function serveSound(leadsTo?: string): Promise<{ url: string; host: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    if (leadsTo) response.writeHead(302, { location: leadsTo }).end();
    else response.end('some sound');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return { url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, asked };
}

test.each([
  ['by its whole path', () => `file@file://${join(folder, 'secret.txt')}`],
  ['beside it', () => 'file@file://./secret.txt'],
  ['in no known way', () => 'secret.txt'],
])('documents cannot import a file of this machine that they name %s', async (_how, name) => {
  const file = write(lines({ _id: 'other', _type: 'page' }, naming(name())));
  await expect(run(importDataset, file)).rejects.toThrow(
    `These documents name files that did not come with them:\n  page › parts[0].sound: ${name()}\nNothing was imported. Take out`,
  );
  expect(existsSync(data)).toBe(false);
});

test.each([
  ['by its whole path', () => `file@file://${join(folder, 'secret.txt')}`],
  ['by a path out of its folder', () => `file@file://./../..${folder.slice(tmpdir().length)}/secret.txt`],
  [
    'by an encoded path out of its folder',
    () => `image@file://./%2e%2E/..${folder.slice(tmpdir().length)}/secret.txt`,
  ],
  ['by an invalid path', () => 'file@file://./files%2fsecret.txt'],
])('documents of an archive cannot import a file of this machine that they name %s', async (_how, name) => {
  const file = pack({ 'data.ndjson': lines(naming(name())), 'files/a.txt': 'its own' });
  await expect(run(importDataset, file)).rejects.toThrow(`page › parts[0].sound: ${name()}`);
  expect(existsSync(data)).toBe(false);
});

/** Replaces the system's temporary folder, where archives are unpacked, for one test. */
function ownTemporaryFolder(): string {
  const own = join(folder, 'temporary');
  mkdirSync(own);
  vi.stubEnv('TMPDIR', own);
  onTestFinished(() => void vi.unstubAllEnvs());
  return own;
}

test('refuses an archive with a link, and removes the unpacked files', async () => {
  const temporary = ownTemporaryFolder();
  const file = pack({ 'data.ndjson': lines({ _id: 'page', _type: 'page' }) }, (content) => {
    mkdirSync(join(content, 'files'));
    symlinkSync('../data.ndjson', join(content, 'files', 'a.txt'));
  });
  await expect(run(importDataset, file)).rejects.toThrow(
    'it holds export/files/a.txt, which is neither a file nor a folder.',
  );
  expect(existsSync(data)).toBe(false);
  expect(readdirSync(temporary)).toEqual([]);
});

test('does not unpack an archive within the archive', async () => {
  const inner = pack({ 'data.ndjson': lines(naming(`file@file://${join(folder, 'secret.txt')}`)) });
  const tar = execFileSync('gzip', ['-dc', join(folder, inner)]);
  for (const hidden of [gzipSync(tar), tar]) {
    const file = pack({ 'data.ndjson': hidden });
    await expect(run(importDataset, file)).rejects.toThrow(/cannot be imported: line \d of its documents/);
  }
  await expect(run(importDataset, write(gzipSync(gzipSync(tar))))).rejects.toThrow('line 1 of its documents');
  expect(existsSync(data)).toBe(false);
});

test('downloads no file from a host that was not allowed with --fetch-from', async () => {
  const { url, host, asked } = await serveSound();
  const file = write(lines(naming(`file@${url}/sound.mp3`)));
  await expect(run(importDataset, file)).rejects.toThrow(
    `  page › parts[0].sound: file@${url}/sound.mp3\nNothing was imported.`,
  );
  await expect(run(importDataset, file, '--fetch-from', 'example.org')).rejects.toThrow(
    `To have them fetched from elsewhere, add --fetch-from ${host}.`,
  );
  expect(asked).toEqual([]);
  await run(importDataset, file, '--fetch-from', `example.org, ${host}`);
  expect(asked).toEqual(['GET /sound.mp3']);
  expect(await uploads()).toEqual(['sound.mp3']);
});

test('does not follow a redirect from an allowed host to another host', async () => {
  const other = await serveSound();
  const { url, host } = await serveSound(`${other.url}/secret`);
  const file = write(lines(naming(`file@${url}/sound.mp3`)));
  await expect(run(importDataset, file, '--fetch-from', host)).rejects.toThrow(
    `it leads to ${other.host}; to have it fetched there, add --fetch-from ${other.host}.`,
  );
  expect(other.asked).toEqual([]);
  expect(await uploads()).toEqual([]);
  await run(importDataset, file, '--replace', '--fetch-from', `${host},${other.host}`);
  expect(other.asked).toEqual(['GET /secret']);
});

test('stops following redirects that form a loop', async () => {
  const { url, host, asked } = await serveSound('/sound.mp3');
  const file = write(lines(naming(`file@${url}/sound.mp3`)));
  await expect(run(importDataset, file, '--fetch-from', host)).rejects.toThrow(
    'from one address to the next',
  );
  expect(asked.length).toBeGreaterThan(1);
});

test('downloads a file of another lake from that lake, although this one has the same path', async () => {
  const { url, host, asked } = await serveSound();
  const path = '/files/local/production/0123456789abcdef0123456789abcdef01234567.mp3';
  const file = write(lines(naming(`file@${url}${path}`)));
  await expect(run(importDataset, file)).rejects.toThrow('Nothing was imported.');
  expect(existsSync(data)).toBe(false);
  await run(importDataset, file, '--fetch-from', host);
  expect(asked).toEqual([`GET ${path}`]);
});

test('sends requests about files to the lake and Sanity only', async () => {
  const { url, asked } = await serveSound();
  const facts = { assetId: 'a', extension: 'mp3', mimeType: 'audio/mpeg', path: 'a', sha1hash: 'a', size: 1 };
  const sound = { _id: 'file-a-mp3', _type: 'sanity.fileAsset', ...facts, url: `${url}/sound.mp3` };
  await expect(run(importDataset, write(lines(sound)))).rejects.toThrow(`file-a-mp3 › url: ${url}/sound.mp3`);
  // Sanity's tool also checks whether the lake already has a file.
  const server = await openServer(environment());
  server.goLiveAlone();
  const sha1hash = createHash('sha1').update('its own').digest('hex');
  await withClient((client) => client.create({ ...sound, sha1hash }));
  await run(importDataset, pack({ 'data.ndjson': '', 'files/a.txt': 'its own' }));
  expect(await uploads()).toContain('a.txt');
  await server.close();
  expect(asked).toEqual([]);
});

/** All documents of a dataset, without the fields that an import sets anew. */
const contents = () =>
  withClient(async (client) => {
    const documents = await client.fetch<Imported[]>('*[] | order(_id)');
    return documents.map(({ _rev, _updatedAt, _createdAt, uploadId, ...rest }) => rest);
  });

test('an export restores documents, drafts and files, and so do its documents alone', async () => {
  const temporary = ownTemporaryFolder();
  await withClient(async (client) => {
    const sound = await client.assets.upload('file', Buffer.from('some sound'), { filename: 'sound.mp3' });
    await client.assets.upload('file', Buffer.from('of nobody'), { filename: 'a b#c.txt' });
    const file = { _type: 'file', asset: { _type: 'reference', _ref: sound._id } };
    const page = {
      _type: 'page',
      title: 'A line\u2028and another \uFFFD 😀',
      parts: [{ _key: 'a', sound: file }],
    };
    await client.create({ _id: 'page', ...page });
    await client.create({ _id: 'drafts.page', ...page, title: 'In the making' });
  });
  const before = await contents();
  await run(exportDataset, 'all.tar.gz');
  rmSync(data, { recursive: true });
  await run(importDataset, 'all.tar.gz');
  expect(printed.at(-1)).toMatch(/^2 documents of .*all\.tar\.gz are in/);
  expect(await contents()).toEqual(before);

  const texts = before.filter(({ _type }) => _type === 'page').map(({ parts, ...text }) => text);
  rmSync(data, { recursive: true });
  await run(importDataset, write(gzipSync(lines(...texts)), 'texts.ndjson.gz'));
  expect(await contents()).toEqual(texts);
  expect(readdirSync(temporary)).toEqual([]);
});

/** The document of an uploaded file at Sanity’s host. */
const assetOf = (name: string): Imported => ({
  _id: `file-${name}`,
  _type: 'sanity.fileAsset',
  ...{ assetId: 'a', extension: 'mp3', mimeType: 'audio/mpeg', path: 'a', sha1hash: 'a', size: 1 },
  url: `https://cdn.sanity.io/files/p/d/${name}`,
});

test.each([
  ['no JSON', '{"_id":"a","_type":"page"}\n{', 'line 2 of its documents is no JSON'],
  ['no document', 'null', 'line 1 of its documents is none'],
  ['without a type', '{"_id":"a"}', 'line 1 of its documents has no _type'],
  ['under an id that is no text', '{"_id":1,"_type":"page"}', 'line 1 of its documents has an _id that'],
  [
    'under an id that Sanity’s tool refuses',
    '{"_type":"page"}\n{"_id":"a b","_type":"page"}',
    'line 2 of its documents has an _id with other characters than letters, digits, “.”, “_” and “-”: a b',
  ],
  [
    'an asset without what Sanity’s tool demands',
    lines({ ...assetOf('a.mp3'), size: '1' }),
    'line 1 of its documents is the document of an asset, whose size is missing',
  ],
  [
    'an image without its dimensions',
    lines(assetOf('a.mp3'), { ...assetOf('a.png'), _type: 'sanity.imageAsset', metadata: {} }),
    'line 2 of its documents is the document of an asset, whose metadata.dimensions is missing',
  ],
  [
    'there twice',
    '{"_id":"a","_type":"page"}\n\n{"_id":"a","_type":"page"}',
    'line 3 of its documents has the _id of line 1: a.',
  ],
  [
    'not in UTF-8',
    Buffer.from('{"_type":"page"}\n{"_type":"Caf\xe9"}\n', 'latin1'),
    'line 2 of its documents is not in UTF-8',
  ],
  [
    'cut within a character',
    Buffer.from('{"_type":"page"}\n{"_type":"page","title":"é"}').subarray(0, -3),
    'line 2 of its documents is not in UTF-8',
  ],
  [
    'cut within a character before the next line',
    Buffer.concat([Buffer.from('{"_type":"é').subarray(0, -1), Buffer.from('\n{"_type":"page"}')]),
    'line 1 of its documents is not in UTF-8',
  ],
])('names the line of what is %s', async (_what, content, fault) => {
  await expect(run(importDataset, write(content))).rejects.toThrow(`cannot be imported: ${fault}`);
  expect(existsSync(data)).toBe(false);
});

test('refuses an archive without documents', async () => {
  await expect(run(importDataset, pack({ 'files/a.txt': 'its own' }))).rejects.toThrow(
    'an archive must hold one .ndjson file',
  );
});

test('an export does not follow a manipulated path in a file’s document', async () => {
  await withClient(async (client) => {
    await client.create({ _id: 'file-a-bin', _type: 'sanity.fileAsset', path: 'files/../studio/' });
  });
  await expect(run(exportDataset, 'all.tar.gz')).rejects.toThrow(
    /^The document “file-a-bin” of a file in .* says that the file is at “files\/\.\.\/studio\/”, where no uploaded file is\. Nothing was exported\./,
  );
  expect(readdirSync(folder)).toEqual(['lake']);
  await run(exportDataset, 'texts.tar.gz', '--no-assets');
  expect(readdirSync(folder)).toEqual(['lake', 'texts.tar.gz']);
});

/** More pages than Sanity’s tool writes in one transaction. */
const manyPages = () =>
  Array.from({ length: 300 }, (_, n) => ({
    _id: `page-${String(n).padStart(3, '0')}`,
    _type: 'page',
    text: 'x'.repeat(5_000),
  }));

const countPages = () => withClient((client) => client.fetch<number>('count(*[_type == "page"])'));

test('a document that the lake refuses is named with its line, and so is what was written before', async () => {
  const many = manyPages();
  const file = write(lines(...many, { _id: 'broken', _type: 'page', list: [[null]] }));
  const outcome = run(importDataset, file);
  await expect(outcome).rejects.toThrow(
    /Document "broken" has null in a list[\s\S]*The document broken is on line 301 of its documents\.\n\d+ of 301 documents were written before that, from page-000 to page-\d+;.*--replace/,
  );
  const said = Number(/\n(\d+) of 301/.exec(String(await outcome.catch(String)))?.[1]);
  expect(await countPages()).toBe(said);
});

test('documents without an id that a failed import wrote are removed, so that the next one does not double them', async () => {
  const many = manyPages().map(({ _id, ...page }) => page);
  const outcome = run(importDataset, write(lines(...many, { _type: 'page', list: [[null]] })));
  await expect(outcome).rejects.toThrow(
    /has null in a list[\s\S]*The document [\w-]+ is on line 301 of its documents\.\n\d+ documents that have no _id in the file were written before that, and removed again\.$/,
  );
  expect(await countPages()).toBe(0);
  await run(importDataset, write(lines(...many, { _type: 'page' })), '--replace');
  expect(await countPages()).toBe(301);
});

const to = (_ref: string, more: object = {}) => ({ _type: 'reference', _ref, ...more });

test('an import of several parts keeps references between them, strong and weak', async () => {
  const pages = Array.from({ length: 5_200 }, (_, n) => ({ _id: `page-${n}`, _type: 'page' }));
  const book = {
    _id: 'book',
    _type: 'book',
    next: to('page-5199'),
    authors: [to('page-0', { _key: 'a' }), to('page-5000', { _key: 'b', _weak: true })],
    'a key': { '1': { of: [[to('page-5100', { _key: 'c' })]] } },
  };
  await run(importDataset, write(lines(book, ...pages)));
  expect(printed.at(-1)).toMatch(/^5201 documents/);
  const imported = (await contents()).filter(({ _type }) => _type === 'book');
  expect(imported).toEqual([book]);
  await withClient(async (client) => {
    await expect(client.delete('page-5199')).rejects.toThrow('references to it from "book"');
    await client.delete('page-5000');
  });
});

test('a reference to a document that is missing is named with its line, and stays weak', async () => {
  const file = write(lines({ _id: 'a', _type: 'page' }, { _id: 'b', _type: 'page', of: to('none') }));
  await expect(run(importDataset, file)).rejects.toThrow(
    /non-existent document "none"[\s\S]*The document b is on line 2 of its documents\.\n2 of 2 documents were written before that, from a to b; their references are weak.*--replace; --missing would leave them weak/,
  );
  expect((await contents()).find(({ _id }) => _id === 'b')).toMatchObject({ of: { _weak: true } });
  await run(importDataset, write(lines({ _id: 'none', _type: 'page' })));
  await run(importDataset, write(lines({ _id: 'b', _type: 'page', of: to('none') })), '--replace');
  expect((await contents()).find(({ _id }) => _id === 'b')).toEqual({
    _id: 'b',
    _type: 'page',
    of: to('none'),
  });
});

test('system documents that are no releases are left out, and the import says so', async () => {
  const group = { _id: '_.groups.x', _type: 'system.group', of: to('a') };
  const page = { _id: 'b', _type: 'page', of: to('a') };
  await run(importDataset, write(lines({ _id: 'a', _type: 'page' }, group, page)));
  expect(printed).toEqual([
    'Documents left out: 1, such as _.groups.x. Of system documents, only releases are imported.',
    expect.stringMatching(/^2 documents/),
  ]);
  expect(await contents()).toEqual([{ _id: 'a', _type: 'page' }, page]);
});

test('references are made strong with few paths per request, and again when the lake did not answer', async () => {
  const sent: string[][] = [];
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const { mutations } = JSON.parse(String(init?.body));
    sent.push(mutations.flatMap(({ patch }: { patch: { unset: string[] } }) => patch.unset));
    return sent.length === 1
      ? Response.json({ error: 'busy' }, { status: 503 })
      : Response.json({ transactionId: 't', results: [] });
  };
  const client = contentClient({
    url: 'http://localhost:1',
    projectId: 'local',
    dataset: 'd',
    token: 't',
    fetch,
  });
  const paths = Array.from({ length: 600 }, (_, n) => `of[${n}]`);
  await strengthenReferences(
    client,
    [
      { id: 'a', paths },
      { id: 'b', paths },
    ],
    { firstPauseMs: 1 },
  );
  expect(sent.map(({ length }) => length)).toEqual([500, 500, 500, 200]);
  expect(sent.slice(1).flat()).toEqual([...paths, ...paths].map((path) => `${path}._weak`));
});

test('--missing leaves documents that are there as they are', async () => {
  await withClient(async (client) => {
    await client.create({ _id: 'a', _type: 'page', of: to('a', { _weak: true }) });
  });
  const before = await contents();
  await run(importDataset, write(lines({ _id: 'a', _type: 'page', of: to('a') })), '--missing');
  expect(await contents()).toEqual(before);
});

test('an export with releases comes back, once, again with --replace, and not otherwise', async () => {
  await withClient(async (client) => {
    await client.create({ _id: 'page', _type: 'page', of: to('page') });
    for (const releaseId of ['spring', 'autumn', 'done']) {
      await client.releases.create({ releaseId, metadata: { title: releaseId, releaseType: 'scheduled' } });
      await client.create({
        _id: `versions.${releaseId}.page`,
        _type: 'page',
        title: releaseId,
        of: to('page'),
      });
    }
    await client.releases.schedule({ releaseId: 'spring', publishAt: '2999-03-20T00:00:00Z' });
    await client.releases.publish({ releaseId: 'done' });
  });
  const before = await contents();
  expect(before.map(({ _id }) => _id)).toEqual([
    '_.releases.autumn',
    '_.releases.done',
    '_.releases.spring',
    'page',
    'versions.autumn.page',
    'versions.spring.page',
  ]);
  await run(exportDataset, 'all.tar.gz');
  rmSync(data, { recursive: true });
  await run(importDataset, 'all.tar.gz');
  expect(printed.at(-1)).toMatch(/^6 documents/);
  expect(await contents()).toEqual(before);

  await withClient(async (client) => {
    await client.releases.edit({ releaseId: 'autumn', patch: { set: { 'metadata.title': 'Changed' } } });
  });
  await run(importDataset, 'all.tar.gz', '--missing');
  expect((await contents())[0]).toMatchObject({ metadata: { title: 'Changed' } });
  await run(importDataset, 'all.tar.gz', '--replace');
  expect(await contents()).toEqual(before);

  const releases = before.filter(({ _type }) => _type === 'system.release');
  await expect(run(importDataset, write(lines(...releases)))).rejects.toThrow(
    /_\.releases\.\w+[\s\S]*already exists[\s\S]*No document was written\.\nAdd --replace/,
  );
});

test('when the lake stops answering, the import says why, and that what was written is not known', async () => {
  const fetch = () => Promise.reject(new Error('the lake was stopped'));
  const client = contentClient({
    url: 'http://localhost:1',
    projectId: 'local',
    dataset: 'd',
    token: 't',
    fetch,
  });
  const after = (...madeIds: string[]) =>
    cleanUpFailure(client, { count: 2, lines: new Map([['a', 1]]) }, new Map(), new Set(madeIds));
  const unknown =
    'The lake does not answer, so how many documents were written cannot be told. Once it does, import the file again with --replace.';
  expect(await after()).toBe(unknown);
  expect(await after('made')).toBe(
    `${unknown} Documents that have no _id in the file may be there under a new one: delete them before, since they would be written a second time.`,
  );
});

test('nothing is written where one document is there already, and the message says so', async () => {
  await withClient((client) => client.create({ _id: 'a', _type: 'page' }));
  const file = write(lines(...manyPages(), { _id: 'a', _type: 'page' }));
  await expect(run(importDataset, file)).rejects.toThrow(
    /^The document a, on line 301 of its documents, already exists\.\nNo document was written\.\nAdd --replace .* An import that was interrupted is completed by --replace alone\.$/,
  );
  expect(await countPages()).toBe(1);
});

test('what is longer than a document may be is refused, and read in time', { timeout: 60_000 }, async () => {
  const started = performance.now();
  const file = write(`${lines({ _id: 'a', _type: 'page' })}{"_id":"b","text":"${'x'.repeat(200_000_000)}"}`);
  await expect(run(importDataset, file)).rejects.toThrow(
    'line 2 of its documents is longer than a document may be',
  );
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('a document of 32 MB can be imported and exported', async () => {
  const long = { _id: 'long', _type: 'page', text: 'ä'.repeat(15_999_900) };
  await run(importDataset, write(lines(long)));
  await run(exportDataset, 'all.tar.gz', '--no-assets');
  const { documents, close } = await openImportSource(join(folder, 'all.tar.gz'));
  onTestFinished(close);
  for await (const { document } of documents()) {
    expect(document._id).toBe('long');
    expect(document.text === long.text).toBe(true);
  }
});
