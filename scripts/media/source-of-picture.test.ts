import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaFolder, mediaManifest } from '../seed/media/media-manifest.ts';
import { visemes } from './mouth/mouth-shape.ts';
import { restingPose } from './portraits/pose.ts';
import { sourceOfPicture } from './source-of-picture.ts';

const blinking = { ...restingPose, blink: 1 };

test('our own portraits are known by their bytes, and cuts of them by the name of the whole', async () => {
  const portrait = await readFile(join(mediaFolder, 'huma.png'));
  const cut = await sharp(portrait).resize(256).png().toBuffer();
  for (const source of [
    await sourceOfPicture(portrait),
    await sourceOfPicture(cut, mediaManifest.huma?.picture.sha1),
  ]) {
    expect(source.draw(restingPose)).toContain('<title>Huma</title>');
    expect(source.draw(blinking)).not.toBe(source.draw(restingPose));
  }
});

test('another picture gets a mouth while it speaks, and no eyes that blink', async () => {
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const source = await sourceOfPicture(picture);
  expect(source.draw(blinking)).toBe(source.draw(restingPose));
  expect(source.draw({ ...restingPose, mouth: visemes.open })).not.toBe(source.draw(restingPose));
});

test('what is no picture is refused', async () => {
  await expect(sourceOfPicture(Buffer.from('no picture'))).rejects.toThrow('unsupported image format');
});
