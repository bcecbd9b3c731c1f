import { gzipSync } from 'node:zlib';
import { isBlurhashValid } from 'blurhash';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  makeGif,
  makeJpeg,
  makeJpegWithExif,
  makePng,
  makeSidewaysJpeg,
  makeSvg,
} from '../testing/images.ts';
import { describeImage } from './image-asset.ts';
import { UnreadableImageError } from './image-errors.ts';

const place = { projectId: 'local', dataset: 'production', baseUrl: 'http://localhost:3000' };

describe('the document of an uploaded image', () => {
  it('has the ids, path and fields of a Sanity image asset', async () => {
    const bytes = await makeJpeg();
    const document = await describeImage({
      ...place,
      bytes,
      filename: 'C:\\pictures\\halves.jpeg',
      title: 'Halves',
      source: { id: '7', name: 'shop' },
    });
    const sha1 = document.sha1hash;
    expect(sha1).toMatch(/^[0-9a-f]{40}$/);
    expect(document).toMatchObject({
      _id: `image-${sha1}-400x200-jpg`,
      _type: 'sanity.imageAsset',
      assetId: sha1,
      path: `images/local/production/${sha1}-400x200.jpg`,
      url: `http://localhost:3000/images/local/production/${sha1}-400x200.jpg`,
      extension: 'jpg',
      mimeType: 'image/jpeg',
      size: bytes.length,
      originalFilename: 'halves.jpeg',
      title: 'Halves',
      source: { id: '7', name: 'shop' },
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 400, height: 200, aspectRatio: 2 },
        hasAlpha: false,
        isOpaque: true,
      },
    });
    expect(document.uploadId).toHaveLength(32);
    expect(document).not.toHaveProperty('label');
  });

  it('has previews: an image 20 pixels wide, a blurhash with five columns, and a palette in percent', async () => {
    const { metadata } = await describeImage({ ...place, bytes: await makeJpeg() });
    const { lqip, blurHash, palette } = getShape(metadata);
    expect(lqip).toMatch(/^data:image\/jpeg;base64,/);
    const preview = await sharp(Buffer.from(lqip.split(',')[1] ?? '', 'base64')).metadata();
    expect([preview.width, preview.height]).toEqual([20, 10]);
    expect(isBlurhashValid(blurHash).result).toBe(true);
    // The first character encodes the number of components: (5 - 1) + (3 - 1) * 9 = 22, 'M' in base 83.
    expect(blurHash[0]).toBe('M');
    expect(palette._type).toBe('sanity.imagePalette');
    expect(palette.dominant).toMatchObject({ _type: 'sanity.imagePaletteSwatch', foreground: '#fff' });
    expect(palette.dominant?.population).toBeGreaterThan(40);
    expect(palette.dominant?.population).toBeLessThanOrEqual(51);
  });

  it('applies the EXIF orientation', async () => {
    const document = await describeImage({ ...place, bytes: await makeSidewaysJpeg() });
    expect(document._id).toMatch(/-200x400-jpg$/);
    expect(getShape(document.metadata).dimensions).toMatchObject({
      width: 200,
      height: 400,
      aspectRatio: 0.5,
    });
  });

  it.each([
    ['png', makePng, 'image/png', '400x200', true, false],
    ['png', () => makePng(400, 200, 1), 'image/png', '400x200', true, true],
    ['gif', makeGif, 'image/gif', '40x20', true, true],
    ['svg', async () => makeSvg(), 'image/svg+xml', '40x20', true, false],
    ['webp', async () => convert('webp'), 'image/webp', '400x200', false, true],
    ['avif', async () => convert('avif'), 'image/avif', '400x200', false, true],
    ['tiff', async () => convert('tiff'), 'image/tiff', '400x200', false, true],
  ])('knows %s', async (extension, make, mimeType, size, hasAlpha, isOpaque) => {
    const document = await describeImage({ ...place, bytes: await make() });
    expect(document._id).toMatch(new RegExp(`-${size}-${extension}$`));
    expect(document).toMatchObject({ extension, mimeType, metadata: { hasAlpha, isOpaque } });
    expect(getShape(document.metadata).lqip).toMatch(isOpaque && extension !== 'png' ? /jpeg/ : /png/);
  });

  it('has no palette for a fully transparent image', async () => {
    const white = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { metadata } = await describeImage({ ...place, bytes: new Uint8Array(white) });
    expect(metadata).not.toHaveProperty('palette');
  });

  it('extracts the requested metadata, and the location only on request', async () => {
    const bytes = await makeSidewaysJpeg();
    const bare = await describeImage({ ...place, bytes, meta: ['none'] });
    expect(Object.keys(getShape(bare.metadata)).sort()).toEqual([
      '_type',
      'dimensions',
      'hasAlpha',
      'isOpaque',
    ]);
    const asked = await describeImage({ ...place, bytes, meta: ['exif', 'location'] });
    expect(asked.metadata).toMatchObject({
      exif: {
        _type: 'sanity.imageExifMetadata',
        Make: 'Maker',
        FNumber: 2.8,
        DateTimeOriginal: '2024-05-06T07:08:09.000Z',
      },
      location: { _type: 'geopoint', lng: -2.5, alt: 35 },
    });
    expect(getShape(asked.metadata).location?.lat).toBeCloseTo(48.8583, 3);
    expect(asked.metadata).not.toHaveProperty('lqip');
    expect((await describeImage({ ...place, bytes })).metadata).not.toHaveProperty('location');
  });

  it.each([
    ['0000:00:00 00:00:00', undefined, undefined],
    ['2024:02:30 07:08:09', undefined, undefined],
    ['    :  :     :  :  ', undefined, undefined],
    ['2024:05:06 07:08:09', '+02:00', '2024-05-06T05:08:09.000Z'],
    ['2024:05:06 23:30:00', '-01:00', '2024-05-07T00:30:00.000Z'],
    ['2024:05:06 07:08:09', '   :  ', '2024-05-06T07:08:09.000Z'],
  ])('reads the date %s at the offset %s as %s', async (DateTimeOriginal, offset, expected) => {
    const shot = { DateTimeOriginal, ...(offset ? { OffsetTimeOriginal: offset } : {}) };
    const bytes = await makeJpegWithExif({ IFD0: { Make: 'Maker' }, IFD2: shot });
    const { metadata } = await describeImage({ ...place, bytes, meta: ['exif'] });
    expect(getShape(metadata).exif.DateTimeOriginal).toBe(expected);
  });

  it.each([
    ['91/1 0/1 0/1', '2/1 0/1 0/1'],
    ['48/1 0/1 0/1', '181/1 0/1 0/1'],
    ['0/0 0/0 0/0', '0/0 0/0 0/0'],
  ])('has no location at the impossible coordinates %s, %s', async (GPSLatitude, GPSLongitude) => {
    const IFD3 = { GPSLatitudeRef: 'N', GPSLatitude, GPSLongitudeRef: 'E', GPSLongitude };
    const bytes = await makeJpegWithExif({ IFD3 });
    const { metadata } = await describeImage({ ...place, bytes, meta: ['location'] });
    expect(metadata).not.toHaveProperty('location');
  });

  it('knows whether any frame of an animation has transparent parts', async () => {
    const frame = (alpha: number) =>
      sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 255, g: 0, b: 0, alpha } } })
        .png()
        .toBuffer();
    const animate = async (...alphas: number[]) => {
      const frames = await Promise.all(alphas.map(frame));
      return new Uint8Array(
        await sharp(frames, { join: { animated: true } })
          .webp({ lossless: true })
          .toBuffer(),
      );
    };
    const isOpaque = async (...alphas: number[]) =>
      getShape((await describeImage({ ...place, bytes: await animate(...alphas), meta: ['none'] })).metadata)
        .isOpaque;
    expect(await isOpaque(1, 1, 0)).toBe(false);
    expect(await isOpaque(0, 1, 1)).toBe(false);
    expect(await isOpaque(1, 1, 1)).toBe(true);
  });

  it.each([
    ['nothing', async () => new Uint8Array()],
    ['text', async () => new TextEncoder().encode('not an image')],
    ['a JPEG cut short', async () => (await makeJpeg()).slice(0, -400)],
    ['a PNG cut short', async () => (await makePng()).slice(0, 100)],
    ['a compressed SVG', async () => new Uint8Array(gzipSync(makeSvg()))],
    ['broken SVG', async () => makeSvg().slice(0, -8)],
  ])('refuses %s', async (_, make) => {
    const bytes = await make();
    await expect(describeImage({ ...place, bytes, meta: ['none'] })).rejects.toThrow(UnreadableImageError);
  });
});

type Shape = {
  lqip: string;
  blurHash: string;
  dimensions: object;
  location?: { lat: number };
  exif: { DateTimeOriginal?: string };
  isOpaque: boolean;
  palette: { _type: string; dominant?: { population: number } };
};

/** The document's open fields are unknown to the type; the assertions check what is in them. */
function getShape(metadata: unknown): Shape {
  return metadata as Shape;
}

async function convert(format: 'webp' | 'avif' | 'tiff') {
  return new Uint8Array(
    await sharp(await makeJpeg())
      .toFormat(format)
      .toBuffer(),
  );
}
