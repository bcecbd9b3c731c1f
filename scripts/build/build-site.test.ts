import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { iconPaths } from '../../server/site/icons/draw-icon.ts';
import { compressFiles, makeIcons } from './build-site.ts';

const root = join(import.meta.dirname, '..', '..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

it('writes a Brotli and a gzip file next to each text file that compression makes smaller', () => {
  const code = 'export const site = 1;\n'.repeat(100);
  writeFileSync(join(folder, 'site.js'), code);
  writeFileSync(join(folder, 'small.js'), 'export {};');
  writeFileSync(join(folder, 'face.woff2'), code);
  compressFiles(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'site.js.br'))).toString()).toBe(code);
  expect(gunzipSync(readFileSync(join(folder, 'site.js.gz'))).toString()).toBe(code);
  expect(['small.js.br', 'face.woff2.br'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});

it('draws every icon from favicon.svg', async () => {
  await makeIcons(root, folder);
  expect(readdirSync(folder).map((name) => `/${name}`)).toEqual([...iconPaths].sort());
  for (const path of iconPaths.filter((name) => name.endsWith('.png'))) {
    const { entropy } = await sharp(readFileSync(join(folder, path))).stats();
    expect(entropy, `${path} shows something`).toBeGreaterThan(0.3);
  }
});
