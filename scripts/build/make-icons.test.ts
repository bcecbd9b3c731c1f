import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { iconPaths } from '../../server/site/icons/draw-icon.ts';
import { makeIcons } from './make-icons.ts';

const root = join(import.meta.dirname, '..', '..');

test('every icon is drawn from the mark', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await makeIcons(root, folder);
  expect(readdirSync(folder).map((name) => `/${name}`)).toEqual([...iconPaths].sort());
  for (const path of iconPaths.filter((name) => name.endsWith('.png'))) {
    const { entropy } = await sharp(readFileSync(join(folder, path))).stats();
    expect(entropy, `${path} shows something`).toBeGreaterThan(0.3);
  }
});
