import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { openServer } from '../../server/main.ts';
import { connectToLake } from '../shared/lake-connection.ts';
import { backup, listBackups } from './backup.ts';
import { restore } from './restore.ts';
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

const everything = () => withClient((client) => client.fetch('*[] | order(_id)'));

/** Writes a draft, a picture, a sound and a changed document. */
const fill = () =>
  withClient(async (client) => {
    await client.assets.upload('file', Buffer.from('some sound'), { filename: 'sound.mp3' });
    await client.create({ _id: 'homePage', _type: 'homePage', heroHeadline: 'First' });
    await client.patch('homePage').set({ heroHeadline: 'Second' }).commit();
    await client.create({ _id: 'drafts.homePage', _type: 'homePage', heroHeadline: 'In the making' });
  });

test('restores a lost lake with files and history', async () => {
  await fill();
  const before = await everything();
  await run(backup, '--to', 'copies');
  expect(printed.at(-1)).toMatch(
    /^3 documents in production, 1 files \(0\.0 MB\) are in .*read back and whole/,
  );
  const [file = ''] = listBackups(join(folder, 'copies'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(data, 'backups'))).toEqual([]);

  rmSync(data, { recursive: true });
  await run(restore, 'copies');
  expect(await everything()).toEqual(before);
  expect(readdirSync(join(data, 'assets'), { recursive: true }).join()).toContain('.mp3');
  const url = '/data/history/production/transactions/homePage?excludeContent=true';
  const history = await withClient((client) => client.request<string>({ url }));
  expect(String(history).trim().split('\n')).toHaveLength(2);
});

test('a backup of a running server contains each transaction completely or not at all', async () => {
  await fill();
  const server = await openServer(environment());
  server.goLiveAlone();
  const { client } = await connectToLake(environment());
  const write = (count: number) => {
    const one = { _id: 'one', _type: 'page', count };
    const transaction = client
      .transaction()
      .createOrReplace(one)
      .createOrReplace({ ...one, _id: 'other' });
    return transaction.commit({ visibility: 'async' });
  };
  // One write in advance, since the backup may run before all others.
  await write(0);
  let isOver = false;
  const writing = (async () => {
    for (let count = 1; !isOver; count += 1) await write(count);
  })();
  await run(backup, '--to', 'copies');
  await expect(run(restore, 'copies')).rejects.toThrow(/has this data open\. Stop it/);
  isOver = true;
  await writing;
  await server.close();

  rmSync(data, { recursive: true });
  await run(restore, 'copies');
  const counts = await withClient((own) => own.fetch<number[]>('*[_type == "page"].count'));
  expect(counts).toEqual([counts[0], counts[0]]);
  expect(await withClient((own) => own.fetch('*[_id == "homePage"][0].heroHeadline'))).toBe('Second');
});

test('a restore keeps the previous data, and changes nothing when it cannot read the backup', async () => {
  await fill();
  await run(backup, '--to', 'copies');
  await withClient((client) => client.patch('homePage').set({ heroHeadline: 'Third' }).commit());
  const later = await everything();

  const [file = ''] = listBackups(join(folder, 'copies'));
  truncateSync(file, statSync(file).size - 500);
  await expect(run(restore, 'copies')).rejects.toThrow('cannot be unpacked');
  await expect(run(backup, 'verify', 'copies')).rejects.toThrow('cannot be unpacked');
  await expect(run(restore, 'nowhere')).rejects.toThrow('There is no file');
  expect(await everything()).toEqual(later);

  await run(backup, '--to', 'copies', '--keep', '1');
  expect(listBackups(join(folder, 'copies'))).toHaveLength(1);
  await run(backup, 'verify', 'copies');
  await run(restore, 'copies');
  expect(printed.join('\n')).toMatch(/What was there before is in .*backups/);
  expect(await everything()).toEqual(later);
});

/** Changes the content of the latest backup and packs it again, like a manipulated archive. */
function tamper(change: (content: string) => void): void {
  const [file = ''] = listBackups(join(folder, 'copies'));
  const content = join(folder, 'content');
  mkdirSync(content);
  execFileSync('tar', ['-xzf', file, '-C', content]);
  change(content);
  execFileSync('tar', ['-czf', file, '-C', content, '.']);
}

test.each([
  ['to a file of this machine', `assets/files/${'0'.repeat(40)}.txt`, '../../admin-token'],
  ['in the place of a folder', 'promotions', '..'],
])('refuses a backup with a link %s and changes nothing', async (_where, path, target) => {
  await fill();
  const before = await everything();
  await run(backup, '--to', 'copies');
  tamper((content) => symlinkSync(target, join(content, path)));
  const refusal = `holds ${path}, which is neither a file nor a folder of its own.`;
  await expect(run(restore, 'copies')).rejects.toThrow(refusal);
  await expect(run(backup, 'verify', 'copies')).rejects.toThrow(refusal);
  expect(readdirSync(join(data, 'backups'))).toEqual([]);
  expect(await everything()).toEqual(before);
});

test('a restore ignores tokens, server addresses and any other file that no backup contains', async () => {
  await fill();
  await run(backup, '--to', 'copies');
  tamper((content) => {
    for (const name of ['admin-token', 'server.json', 'assets/half.tmp']) {
      writeFileSync(join(content, name), 'somebody else’s');
    }
  });
  rmSync(data, { recursive: true });
  await run(restore, 'copies');
  expect(readdirSync(data).sort()).toEqual(['assets', 'backups', 'lake.sqlite']);
  expect(readdirSync(join(data, 'assets'))).toEqual(['files']);
});

test('a backup does not follow a manipulated path in a file’s document', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await fill();
  await withClient(async (client) => {
    const path = 'files/local/production/../../lake.sqlite';
    await client.patch({ query: '*[_type == "sanity.fileAsset"]' }).set({ path }).commit();
  });
  await run(backup, '--to', 'copies');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('does not have, such as ../lake.sqlite.')]]);
  await run(restore, 'copies');
  expect(await withClient((client) => client.fetch('*[_id == "homePage"][0].heroHeadline'))).toBe('Second');
});

test('a restore keeps other files in the folder, and replaces leftovers of a deleted lake', async () => {
  await fill();
  const before = await everything();
  await run(backup, '--to', 'copies');
  rmSync(data, { recursive: true });
  mkdirSync(data);
  writeFileSync(join(data, 'lake.sqlite-wal'), 'of a store that is gone');
  writeFileSync(join(data, 'notes.txt'), 'Not of a lake');
  await run(restore, 'copies');
  expect(readFileSync(join(data, 'notes.txt'), 'utf8')).toBe('Not of a lake');
  expect(await everything()).toEqual(before);
});

test.each([
  [
    'is damaged',
    /lake\.sqlite is damaged/,
    () => writeFileSync(join(data, 'lake.sqlite'), 'no store, but many letters '.repeat(1000)),
  ],
  ['a newer program wrote', /The data folder .*newer/s, writeNewerStore],
])('a restore replaces a store that %s', async (_, fault, spoil) => {
  await fill();
  const before = await everything();
  await run(backup, '--to', 'copies');
  spoil();
  await expect(everything()).rejects.toThrow(fault);
  await run(restore, 'copies');
  expect(await everything()).toEqual(before);
});

function writeNewerStore(): void {
  const store = new DatabaseSync(join(data, 'lake.sqlite'));
  store.exec('PRAGMA user_version = 99');
  store.close();
}

test('a backup of damaged data fails and keeps the older backups', async () => {
  await fill();
  for (let count = 0; count < 2; count += 1) await run(backup);
  const before = readdirSync(join(data, 'backups'));
  expect(before).toHaveLength(2);
  damageSound();
  await expect(run(backup, '--keep', '1')).rejects.toThrow(/\.mp3 is damaged/);
  expect(readdirSync(join(data, 'backups'))).toEqual(before);
});

function damageSound(): void {
  const names = readdirSync(join(data, 'assets'), { encoding: 'utf8', recursive: true });
  const sound = names.find((name) => name.endsWith('.mp3'));
  if (!sound) throw new Error('There is no sound to damage.');
  writeFileSync(join(data, 'assets', sound), 'another sound');
}

test('removes leftovers of killed backups after an hour, and no newer ones', async () => {
  await fill();
  const backups = join(data, 'backups');
  mkdirSync(backups);
  const anHourAgo = new Date(Date.now() - 61 * 60_000);
  const leftovers = ['.part-abandoned.sqlite', '.part-at-work.sqlite'];
  for (const name of leftovers) writeFileSync(join(backups, name), 'half a store');
  utimesSync(join(backups, '.part-abandoned.sqlite'), anHourAgo, anHourAgo);
  await run(backup, '--to', 'copies');
  expect(readdirSync(backups)).toEqual(['.part-at-work.sqlite']);
});

test('a restore brings back missing undo data and keeps what is there', async () => {
  await fill();
  const runs = join(data, 'promotions');
  mkdirSync(runs);
  for (const name of ['kept', 'lost']) writeFileSync(join(runs, name), 'then');
  await run(backup, '--to', 'copies');
  writeFileSync(join(runs, 'kept'), 'since');
  rmSync(join(runs, 'lost'));
  await run(restore, 'copies');
  expect(['kept', 'lost'].map((name) => readFileSync(join(runs, name), 'utf8'))).toEqual(['since', 'then']);
});

test('a backup leaves out paid responses of the providers, and a restore keeps them', async () => {
  await fill();
  mkdirSync(join(data, 'paid'), { recursive: true });
  writeFileSync(join(data, 'paid', 'a'.repeat(64)), 'an answer');
  await run(backup, '--to', 'copies');
  expect(printed.at(-1)).toContain(', 1 files (');
  await run(restore, 'copies');
  expect(readFileSync(join(data, 'paid', 'a'.repeat(64)), 'utf8')).toBe('an answer');
});

test('keeps the given number of backups, and checks its arguments', async () => {
  await fill();
  for (let count = 0; count < 3; count += 1) await run(backup, '--keep', '2');
  expect(listBackups(join(data, 'backups'))).toHaveLength(2);
  await expect(run(backup, 'list', '--to', 'elsewhere')).rejects.toThrow('--to and --keep are for making');
  await run(backup, 'list');
  expect(printed.slice(-2).join('\n')).toMatch(/lake-.*\n.*lake-/);
  await expect(run(backup, '--keep', 'none')).rejects.toThrow('--keep none is no whole number of 1 or more.');
  await expect(run(backup, 'verify')).rejects.toThrow('npm run lake -- backup');
  // A pattern of the shell names all backups, the oldest first.
  const all = listBackups(join(data, 'backups')).reverse();
  await expect(run(backup, 'verify', ...all)).rejects.toThrow(`These arguments are too many: ${all[1]}.`);
  await expect(run(restore, ...all)).rejects.toThrow(`These arguments are too many: ${all[1]}.`);
});

test('does not restore a backup of a newer store, which this version could not open', async () => {
  await fill();
  const before = await everything();
  const newer = join(folder, 'newer');
  mkdirSync(newer);
  await run(backup, '--to', 'backups');
  const [file = ''] = listBackups(join(folder, 'backups'));
  execFileSync('tar', ['-xzf', file, '-C', newer]);
  const database = new DatabaseSync(join(newer, 'lake.sqlite'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  execFileSync('tar', ['-czf', file, '-C', newer, '.']);
  await expect(run(restore, file)).rejects.toThrow('A newer version of this program made it (store 99,');
  expect(await everything()).toEqual(before);
});

test('makes restored files readable only for the owner of the folder', async () => {
  await fill();
  await run(backup, '--to', 'copies');
  rmSync(data, { recursive: true });
  const before = process.umask(0o022);
  try {
    mkdirSync(data);
    await run(restore, 'copies');
  } finally {
    process.umask(before);
  }
  const readable = ['.', ...readdirSync(data, { recursive: true }).map(String)].filter(
    (path) => (statSync(join(data, path)).mode & 0o077) !== 0,
  );
  expect(readable).toEqual([]);
});
