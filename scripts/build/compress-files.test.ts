import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { compressFiles } from './compress-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes both compressed forms beside every text that is worth it', () => {
  const code = 'export const site = 1;\n'.repeat(100);
  writeFileSync(join(folder, 'site.js'), code);
  writeFileSync(join(folder, 'small.js'), 'export {};');
  writeFileSync(join(folder, 'face.woff2'), code);
  compressFiles(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'site.js.br'))).toString()).toBe(code);
  expect(gunzipSync(readFileSync(join(folder, 'site.js.gz'))).toString()).toBe(code);
  expect(['small.js.br', 'face.woff2.br'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});
