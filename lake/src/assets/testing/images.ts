import sharp, { type Exif } from 'sharp';
import type { Bytes } from '../../requests/request-body.ts';

/** Test images. The left half is red and the right half blue, unless noted otherwise. */

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

function makeHalves(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3, background: BLUE } } as const;
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: right, left: width / 2, top: 0 },
  ]);
}

const copyBytes = (buffer: Buffer): Bytes => new Uint8Array(buffer);

export async function makeJpeg(width = 400, height = 200): Promise<Bytes> {
  return copyBytes(await makeHalves(width, height).jpeg().toBuffer());
}

/** A drawing with thin lines, which AVIF compresses to half the size of WebP. */
export async function makeDrawing(edge = 400): Promise<Bytes> {
  const lines = Array.from(
    { length: 20 },
    (_, line) => `<path d="M${10 + line * 3} 5c${line} 30 ${20 - line} 60 ${line * 2} 90"/>`,
  ).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${edge}" height="${edge}"><path fill="#eda" d="M0 0h100v100H0z"/><g fill="none" stroke="#111" stroke-width="2">${lines}</g></svg>`;
  return copyBytes(await sharp(Buffer.from(drawing)).png().toBuffer());
}

/** Stored rotated, with EXIF orientation: 400x200 in the file, 200x400 upright, red on top. With a location in Paris. */
export async function makeSidewaysJpeg(): Promise<Bytes> {
  const exif = {
    IFD0: { Make: 'Maker' },
    IFD2: { FNumber: '28/10', DateTimeOriginal: '2024:05:06 07:08:09' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '48/1 51/1 30/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '2/1 30/1 0/1',
      GPSAltitude: '35/1',
    },
  };
  return copyBytes(
    await makeHalves(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
}

export async function makeJpegWithExif(exif: Exif): Promise<Bytes> {
  return copyBytes(await makeHalves(40, 20).withExif(exif).jpeg().toBuffer());
}

/** Half transparent; with `alpha` 1, opaque but still with an alpha channel. */
export async function makePng(width = 400, height = 200, alpha = 0.5): Promise<Bytes> {
  const background = { ...RED, alpha };
  return copyBytes(
    await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer(),
  );
}

/** Three frames: red, green, blue. */
export async function makeGif(width = 40, height = 20): Promise<Bytes> {
  const frames = ['red', 'lime', 'blue'].map((background) =>
    sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer(),
  );
  return copyBytes(
    await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
}

/** 400x200, white with noise in the left quarter. */
export async function makeBusyLeft(): Promise<Bytes> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const busy = sharp({ create: { width: 100, height: 200, channels: 3, background: 'white', noise } });
  const { data } = await busy.png().toBuffer({ resolveWithObject: true });
  const white = sharp({ create: { width: 400, height: 200, channels: 3, background: 'white' } });
  return copyBytes(
    await white
      .composite([{ input: data, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}

/** 40x20, two greys whose values differ by 40. */
export async function makeGreyEdge(): Promise<Bytes> {
  const makeGrey = (width: number, value: number) => {
    const background = { r: value, g: value, b: value };
    return { create: { width, height: 20, channels: 3, background } } as const;
  };
  const right = { input: makeGrey(20, 140), left: 20, top: 0 };
  return copyBytes(await sharp(makeGrey(40, 100)).composite([right]).png().toBuffer());
}

export function makeSvg(): Bytes {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="20" height="20" fill="red"/></svg>';
  return new TextEncoder().encode(text);
}

/** The color at a point, as `[red, green, blue, alpha]` from 0 to 255. */
export async function readColor(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const point = sharp(bytes).extract({ left, top, width: 1, height: 1 });
  return [...(await point.toColorspace('srgb').ensureAlpha().raw().toBuffer())];
}
