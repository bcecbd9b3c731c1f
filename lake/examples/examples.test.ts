import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { makePng } from '../src/assets/testing/images.ts';
import { serveTestLake } from '../src/testing/served-lake.ts';

const lake = serveTestLake();

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-example-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function run(file: string, ...args: string[]): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, LAKE_URL: lake.url, LAKE_TOKEN: lake.clientConfig.token };
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, file), ...args], {
    env,
  });
  return stdout;
}

it('read-and-write.mjs writes a document and reads it', async () => {
  expect(await run('read-and-write.mjs')).toBe("[ 'The lake works.' ]\n");
});

it('image-url.mjs uploads a picture and prints the address of a smaller one', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'picture.png');
  writeFileSync(file, await makePng(600, 300));
  const url = (await run('image-url.mjs', file)).trim();
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 400, height: 200 });
});

it('open-lake.mjs reads a data folder', async () => {
  expect(await run('open-lake.mjs', join(temporaryFolder(), 'data'))).toBe('[]\n');
});

it('export-content.mjs writes the archive that sanity dataset export does', async () => {
  const folder = temporaryFolder();
  await lake.write({ _id: 'a', _type: 'post' }, { _id: 'drafts.b', _type: 'post' });
  const archive = join(folder, 'content.tar.gz');
  expect(await run('export-content.mjs', archive)).toMatch(/^\d+ documents\n$/);
  expect(statSync(archive).size).toBeGreaterThan(0);
});
