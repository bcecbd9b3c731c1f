import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ItemError } from '../errors.ts';
import { openTestLake } from '../testing/test-lake.ts';
import { DataFolderError, openDatabase } from './database.ts';
import { Dataset } from './dataset.ts';
import { makeBook, write } from './testing/test-dataset.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function open(folder: string) {
  const database = openDatabase(folder);
  return { dataset: new Dataset(database, 'production'), close: () => database.close() };
}

describe('a data folder', () => {
  it('keeps documents, references and history after a restart', async () => {
    const folder = temporaryFolder();
    const first = open(folder);
    await write(first.dataset, makeBook('x'), makeBook('a', { author: { _ref: 'x' }, n: 1 }));
    const last = await write(first.dataset, makeBook('a', { author: { _ref: 'x' }, n: 2 }));
    const documents = first.dataset.listAll();
    first.close();

    const second = open(folder);
    expect(second.dataset.listAll()).toEqual(documents);
    expect(second.dataset.log.listChanges(['a'])).toHaveLength(2);
    expect(second.dataset.log.has(last)).toBe(true);
    const remove = second.dataset.transact({ author: 'tester' }, (pending) => pending.remove('x'));
    await expect(remove).rejects.toMatchObject({ type: 'documentHasExistingReferencesError' });
    second.close();
  });

  it('has no content of a purged document any more once it is closed', async () => {
    const folder = temporaryFolder();
    const { dataset, close } = open(folder);
    await write(
      dataset,
      makeBook('a', { text: 'first secret '.repeat(2000) }),
      makeBook('b', { text: 'public' }),
    );
    await write(dataset, makeBook('a', { text: 'second secret' }));
    await dataset.transact({ author: 'tester' }, (pending) => pending.remove('a', { purge: true }));
    close();
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(bytes.join('')).toContain('public');
    expect(bytes.join('')).not.toContain('secret');
  });

  it('keeps datasets, their access modes and the key-value store of the Studio', async () => {
    const path = temporaryFolder();
    const first = openTestLake({ path });
    await first.fetch('/datasets/drafts-only', { method: 'PUT', body: { aclMode: 'private' } });
    await first.fetch('/users/me/keyvalue', { method: 'PUT', body: [{ key: 'k', value: { a: 1 } }] });
    first.lake.close();

    const second = openTestLake({ path });
    expect(await second.json('/datasets')).toMatchObject({
      body: [
        { name: 'drafts-only', aclMode: 'private' },
        { name: 'production', aclMode: 'public' },
      ],
    });
    expect(await second.json('/users/me/keyvalue/k')).toEqual({
      status: 200,
      body: [{ key: 'k', value: { a: 1 } }],
    });
    second.lake.close();
  });

  // A killed process loses no data that the operating system has; only a power cut would show what has not reached the disk.
  it('writes each commit to the disk before it returns', () => {
    const database = openDatabase(temporaryFolder());
    const FULL = 2;
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: FULL });
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('PRAGMA fullfsync').get()).toEqual({ fullfsync: 1 });
    database.close();
  });

  it('can be opened by one process at a time', () => {
    const folder = temporaryFolder();
    const database = openDatabase(folder);
    expect(() => openDatabase(folder)).toThrow(DataFolderError);
    expect(() => openDatabase(folder)).toThrow(
      `The data folder ${folder} is in use by another process. Stop that process, or use another folder`,
    );
    database.close();
    openDatabase(folder).close();
  });

  it('that is a file, or contains other data, is refused with advice', () => {
    const folder = temporaryFolder();
    const file = join(folder, 'file');
    writeFileSync(file, 'text');
    expect(() => openDatabase(file)).toThrow(
      /cannot be used \(EEXIST.*Make it writable, or use another folder/,
    );
    writeFileSync(join(folder, 'lake.sqlite'), 'this is no database, however long one looks at it');
    expect(() => openDatabase(folder)).toThrow(/is damaged \(file is not a database\)/);
  });

  it('that is read-only is refused with the reason', () => {
    const folder = temporaryFolder();
    openDatabase(folder).close();
    const result = openReadOnly(folder);
    expect(result.stderr).toContain('DataFolderError');
    expect(result.stderr).toContain(`The data folder ${folder} cannot be used (`);
  });
});

/** Opens the folder in a process that may not write to it, whichever user runs the tests. */
function openReadOnly(folder: string) {
  const script = `
    import(${JSON.stringify(join(import.meta.dirname, 'database.ts'))}).then(({ openDatabase }) => {
      if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
      openDatabase(${JSON.stringify(folder)});
    });`;
  spawnSync('chmod', ['-R', 'a+rX,a-w', folder]);
  try {
    return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  } finally {
    spawnSync('chmod', ['-R', 'u+w', folder]);
  }
}

it('keeps every acknowledged transaction, and no partial one, after the process is killed', async () => {
  const folder = temporaryFolder();
  const script = join(import.meta.dirname, 'testing/write-loop.ts');
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'close');
  let printed = '';
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout) {
    printed += String(text);
    if (printed.split('\n').length > 150) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(readdirSync(folder)).toContain('lake.sqlite-wal');

  const { dataset, close } = open(folder);
  const acknowledged = printed
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  expect(acknowledged.length).toBeGreaterThanOrEqual(150);
  for (const [n, transactionId = ''] of acknowledged) {
    expect(dataset.get(`left-${n}`)?._rev).toBe(transactionId);
    expect(dataset.get(`right-${n}`)?._rev).toBe(transactionId);
    expect(dataset.log.has(transactionId)).toBe(true);
  }
  const halves = Map.groupBy(dataset.listAll(), ({ _rev }) => _rev);
  expect([...halves.values()].every((documents) => documents.length === 2)).toBe(true);
  close();
});

it('refuses writes on a full disk, keeps the stored data, and writes again once there is room', async () => {
  const folder = temporaryFolder();
  const database = openDatabase(folder);
  const dataset = new Dataset(database, 'production');
  await write(dataset, makeBook('before'));
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {};
  database.exec(`PRAGMA max_page_count = ${Number(pages) + 3}`);
  const large = { text: 'x'.repeat(100_000) };
  const refused = write(dataset, makeBook('small'), makeBook('large', large));
  await expect(refused).rejects.toThrow('database or disk is full');
  // Answered with 500, so that the Studio keeps the edit and retries.
  expect(await refused.catch((error) => error)).not.toBeInstanceOf(ItemError);
  expect(dataset.listAll().map(({ _id }) => _id)).toEqual(['before']);

  database.exec('PRAGMA max_page_count = 1000000');
  await write(dataset, makeBook('small'), makeBook('large', large));
  database.close();
  const again = open(folder);
  expect(again.dataset.listAll().map(({ _id }) => _id)).toEqual(['before', 'large', 'small']);
  again.close();
});
