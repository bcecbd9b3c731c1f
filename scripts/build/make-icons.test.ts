import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { makeIcons } from './make-icons.ts';

const root = join(import.meta.dirname, '..', '..');

test('every icon is drawn in its size, and those that phones cut are opaque to the edge', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await makeIcons(root, folder);
  const sizes: [string, number][] = [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable-192', 192],
    ['icon-maskable-512', 512],
  ];
  for (const [name, size] of sizes) {
    const image = sharp(join(folder, `${name}.png`));
    const { width, height } = await image.metadata();
    expect([width, height]).toEqual([size, size]);
    const { entropy, isOpaque } = await image.stats();
    expect(entropy, `${name} shows something`).toBeGreaterThan(0.3);
    expect(isOpaque, name).toBe(/apple|maskable/.test(name));
  }
});

test('the ICO file holds a PNG of 32 pixels', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await makeIcons(root, folder);
  const ico = readFileSync(join(folder, 'favicon.ico'));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
