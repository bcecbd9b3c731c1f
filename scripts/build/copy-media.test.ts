import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyMedia, MEDIA_FOLDER } from './copy-media.ts';

let root: string;
let site: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copy-media-'));
  site = join(root, 'site');
  mkdirSync(site);
});
afterEach(() => rmSync(root, { recursive: true }));

it('copies only videos and captions to the root of the site', () => {
  const folder = join(root, MEDIA_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const name of ['tara.mp4', 'tara_com.mp4', 'tara.vtt', 'tara.png', 'manifest.json']) {
    writeFileSync(join(folder, name), `the ${name}`);
  }
  copyMedia(root, site);
  expect(readdirSync(site).sort()).toEqual(['tara.mp4', 'tara.vtt', 'tara_com.mp4']);
  expect(readFileSync(join(site, 'tara.vtt'), 'utf8')).toBe('the tara.vtt');
});
