import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFormats } from '../../schemas/picture-formats.ts';
import { studioClient } from '../../tests/setup/studio-client.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { uploadAsset } from './upload-asset.ts';

setUpTestLake();
const client = studioClient();

/** A picture of 8 by 8 pixels. */
async function draw(type: string): Promise<Buffer> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
  const format = type.replace('image/', '');
  if (format === 'svg+xml') return Buffer.from(svg);
  if (!['jpeg', 'png', 'webp', 'avif', 'gif'].includes(format)) throw new Error(`Nobody draws ${type} here.`);
  // One of the formats above, all of which sharp writes.
  return sharp(Buffer.from(svg))
    .toFormat(format as 'png')
    .toBuffer();
}

it.each(pictureFormats.split(','))('the lake takes %s, as the forms say', async (type) => {
  const id = await uploadAsset(client, 'sanity.imageAsset', await draw(type), 'a');
  expect(await client.fetch('*[_id == $id][0].mimeType', { id })).toBe(type);
});
