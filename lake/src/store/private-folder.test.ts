import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makePng } from '../assets/testing/images.ts';
import { ORIGIN, openTestLake, TOKEN } from '../testing/test-lake.ts';

/** A folder for a data folder, with a umask that lets everybody read new files. */
function openFolder(): string {
  const before = process.umask(0o022);
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  onTestFinished(() => {
    process.umask(before);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** What others may do with each of the folder's files and with itself, where it is anything. */
function openToOthers(folder: string): string[] {
  const all = ['.', ...readdirSync(folder, { recursive: true }).map(String)];
  return all.filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0);
}

describe('a data folder', () => {
  it('is readable only by its owner, with everything that a lake writes into it', async () => {
    const path = join(openFolder(), 'lake');
    const { lake, mutate } = openTestLake({ path });
    await mutate({ create: { _id: 'a', _type: 'page' } });
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'image/png' };
    const body = await makePng();
    const upload = new Request(`${ORIGIN}/v1/assets/images/production`, { method: 'POST', headers, body });
    const { document } = await (await lake.fetch(upload)).json();
    await lake.fetch(new Request(`${document.url}?w=20`));
    expect(readdirSync(path)).toEqual(expect.arrayContaining(['assets', 'cache', 'lake.sqlite']));
    expect(openToOthers(path)).toEqual([]);
  });

  it('that others could read is made private, but not the targets of its symbolic links', () => {
    const folder = openFolder();
    const path = join(folder, 'lake');
    mkdirSync(join(path, 'assets'), { recursive: true });
    writeFileSync(join(path, 'assets', 'a.txt'), 'x');
    writeFileSync(join(folder, 'elsewhere.txt'), 'x');
    symlinkSync(join(folder, 'elsewhere.txt'), join(path, 'link.txt'));
    chmodSync(path, 0o755);
    openTestLake({ path });
    expect(openToOthers(path)).toEqual(['link.txt']);
  });
});
