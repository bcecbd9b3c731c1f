import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaFolder } from '../../seed/media/media-manifest.ts';
import { visemes } from './mouth/mouth-shape.ts';
import { people } from './portraits/people.ts';
import { restingPose } from './portraits/pose.ts';
import { findPictureSource } from './source-of-picture.ts';

const blinking = { ...restingPose, blink: 1 };

test.each([
  ['as it was uploaded', (portrait: Buffer) => portrait],
  ['cut smaller', (portrait: Buffer) => sharp(portrait).resize(256).png().toBuffer()],
  ['saved as JPEG', (portrait: Buffer) => sharp(portrait).resize(512).jpeg({ quality: 75 }).toBuffer()],
])('recognises the portrait of an agent, %s', async (_how, save) => {
  const source = await findPictureSource(await save(await readFile(join(mediaFolder, 'huma.png'))));
  expect(source.draw(restingPose)).toContain('<title>Huma</title>');
  expect(source.draw(blinking)).not.toBe(source.draw(restingPose));
});

test('does not confuse any two agents', async () => {
  for (const [name, person] of Object.entries(people)) {
    const source = await findPictureSource(await readFile(join(mediaFolder, `${name}.png`)));
    expect(source.draw(restingPose)).toContain(`<title>${person.name}</title>`);
  }
});

test('draws a speaking mouth on another picture, and no blinking eyes', async () => {
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const source = await findPictureSource(picture);
  expect(source.draw(blinking)).toBe(source.draw(restingPose));
  expect(source.draw({ ...restingPose, mouth: visemes.open })).not.toBe(source.draw(restingPose));
});

test('rejects bytes that are no picture', async () => {
  await expect(findPictureSource(Buffer.from('no picture'))).rejects.toThrow('unsupported image format');
});
