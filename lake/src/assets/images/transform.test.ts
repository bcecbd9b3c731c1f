import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  makeBusyLeft,
  makeGif,
  makeGreyEdge,
  makeJpeg,
  makePng,
  makeSidewaysJpeg,
  makeSvg,
  readColor,
} from '../testing/images.ts';
import { InvalidParameterError, UnreadableImageError, UnsupportedTransformError } from './image-errors.ts';
import { parseImageParameters } from './image-parameters.ts';
import { transformImage } from './transform.ts';

const transform = (bytes: Uint8Array<ArrayBuffer>, query: string, accept?: string) =>
  transformImage(bytes, parseImageParameters(new URLSearchParams(query)), accept);

const jpeg = await makeJpeg();
const png = await makePng();
const gif = await makeGif();
const CHROME = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const WHITE = [255, 255, 255, 255];

/** JPEG changes colors by one or two steps. */
function expectColor(found: number[], wanted: number[]): void {
  found.forEach((value, index) => {
    expect(Math.abs(value - (wanted[index] ?? Number.NaN)), `${found} is not ${wanted}`).toBeLessThan(8);
  });
}

describe('the size of a 400x200 image', () => {
  it.each([
    ['w=100', 100, 50],
    ['h=100', 200, 100],
    ['w=800', 800, 400],
    ['w=100&h=100', 100, 50],
    ['w=100&h=100&fit=clip', 100, 50],
    ['w=800&h=800&fit=clip', 800, 400],
    ['w=100&h=100&fit=max', 100, 50],
    ['w=800&fit=max', 400, 200],
    ['w=800&h=800&fit=max', 400, 200],
    ['w=100&h=100&fit=crop', 100, 100],
    ['w=800&h=800&fit=crop', 800, 800],
    ['w=100&fit=crop', 100, 50],
    ['w=300&h=10&fit=crop&crop=entropy', 300, 10],
    ['w=100&h=100&fit=fill', 100, 100],
    ['w=600&h=600&fit=fill', 600, 600],
    ['w=600&h=600&fit=fillmax', 600, 600],
    ['w=600&fit=fillmax', 600, 200],
    ['w=100&h=100&fit=scale', 100, 100],
    ['w=100&fit=scale', 100, 50],
    ['w=100&h=100&fit=min', 100, 100],
    ['w=800&h=800&fit=min', 200, 200],
    ['w=800&fit=min', 400, 200],
    ['w=200&fit=crop&max-h=50', 200, 50],
    ['w=200&fit=crop&min-h=150', 200, 150],
    ['max-w=100&fit=crop', 100, 50],
    ['max-w=100&min-h=80&fit=crop', 100, 80],
    ['max-w=100', 400, 200],
    ['rect=10,20,100,60', 100, 60],
    ['rect=300,100,400,400', 100, 100],
    ['rect=0,0,100,100&w=50', 50, 50],
    ['w=100&dpr=2', 200, 100],
    ['or=90', 200, 400],
    ['or=90&w=100', 100, 200],
    ['or=180&flip=h', 400, 200],
    ['pad=10', 420, 220],
    ['w=100&pad=10&dpr=2', 240, 140],
    ['w=100&h=100&fit=fill&pad=5', 110, 110],
    ['blur=10', 400, 200],
    ['blur=2000&w=100', 100, 50],
    ['sharp=50&sat=-100&invert=true', 400, 200],
    ['w=1&h=1&fit=crop', 1, 1],
  ])('is right for %s', async (query, width, height) => {
    const { bytes } = await transform(jpeg, `${query}&fm=png`);
    const made = await sharp(bytes).metadata();
    expect([made.width, made.height]).toEqual([width, height]);
  });

  it('limits the computed side to 8192', async () => {
    const tall = await makePng(2, 100);
    const { bytes } = await transform(tall, 'w=8192&fm=webp&q=1');
    const made = await sharp(bytes).metadata();
    expect([made.width, made.height]).toEqual([164, 8192]);
  });
});

describe('the visible part', () => {
  it.each([
    ['crop=left', RED],
    ['crop=right', BLUE],
    ['crop=focalpoint&fp-x=0.1', RED],
    ['crop=focalpoint&fp-x=0.9', BLUE],
    ['or=90&crop=top', RED],
    ['or=90&crop=bottom', BLUE],
    ['or=90&crop=focalpoint&fp-y=0.1', RED],
    ['or=90&crop=focalpoint&fp-y=0.9', BLUE],
  ])('fit=crop&%s', async (crop, color) => {
    const { bytes } = await transform(jpeg, `w=100&h=100&fit=crop&${crop}`);
    expectColor(await readColor(bytes, 50, 50), color);
  });

  it.each([
    ['rect=200,0,100,100', BLUE, BLUE],
    ['flip=h', BLUE, BLUE],
    ['flip=v', RED, RED],
    ['or=90', RED, BLUE],
    ['or=270', BLUE, RED],
    ['or=90&flip=v', BLUE, RED],
    ['or=90&flip=h', RED, BLUE],
    ['rect=0,0,100,100&or=90', RED, RED],
    ['rect=100,0,200,200&or=90&w=100&h=50&fit=crop&crop=bottom', BLUE, BLUE],
  ])('%s', async (query, atTop, atBottom) => {
    const { bytes } = await transform(jpeg, `${query}&fm=png`);
    const { height } = await sharp(bytes).metadata();
    expectColor(await readColor(bytes, 5, 5), atTop);
    expectColor(await readColor(bytes, 5, height - 5), atBottom);
  });

  it('crops to the most detailed region with crop=entropy', async () => {
    const busy = await makeBusyLeft();
    const variance = async (crop: string) => {
      const { bytes } = await transform(busy, `w=100&h=100&fit=crop&crop=${crop}&fm=png`);
      return (await sharp(bytes).stats()).channels[0]?.stdev;
    };
    expect(await variance('center')).toBe(0);
    expect(await variance('entropy')).toBeGreaterThan(10);
  });

  it('shows the whole image, distorted, with fit=scale', async () => {
    const framed = await transform(jpeg, 'pad=50&bg=0f0&fm=png');
    const { bytes } = await transform(framed.bytes, 'w=100&h=100&fit=scale');
    // A tenth of the width of 500 pixels, and a sixth of the height of 300.
    for (const [left, top] of [
      [5, 50],
      [94, 50],
      [50, 12],
      [50, 87],
    ] as const) {
      expectColor(await readColor(bytes, left, top), [0, 255, 0, 255]);
    }
    expectColor(await readColor(bytes, 15, 50), RED);
  });

  it('uses coordinates of the image after EXIF orientation', async () => {
    const { bytes } = await transform(await makeSidewaysJpeg(), 'rect=0,0,200,200&fm=png');
    expectColor(await readColor(bytes, 5, 190), RED);
    const whole = await sharp((await transform(await makeSidewaysJpeg(), 'w=100')).bytes).metadata();
    expect([whole.width, whole.height, whole.orientation]).toEqual([100, 200, undefined]);
  });

  it('refuses a rect outside the image', async () => {
    await expect(transform(jpeg, 'rect=400,0,10,10')).rejects.toThrow(InvalidParameterError);
  });
});

describe('colors', () => {
  it('inverts, and converts to grey', async () => {
    expectColor(await readColor((await transform(jpeg, 'invert=true')).bytes, 5, 5), [0, 255, 255, 255]);
    const [red, green, blue] = await readColor((await transform(jpeg, 'sat=-100')).bytes, 5, 5);
    expect([green, blue]).toEqual([red, red]);
  });

  it('blurs the edge between the halves, and blurs more with a larger value', async () => {
    const near = await readColor((await transform(jpeg, 'blur=10&fm=png')).bytes, 195, 100);
    const far = await readColor((await transform(jpeg, 'blur=200&fm=png')).bytes, 120, 100);
    expect(near[2]).toBeGreaterThan(1);
    expect(far[2]).toBeGreaterThan(20);
  });

  it('sharpens an edge, and sharpens more with a larger value', async () => {
    const grey = await makeGreyEdge();
    const contrast = async (query: string) => {
      const { bytes } = await transform(grey, `${query}&fm=png`);
      const { min = 0, max = 0 } = (await sharp(bytes).stats()).channels[0] ?? {};
      return max - min;
    };
    expect(await contrast('q=90')).toBe(40);
    expect(await contrast('sharp=10')).toBeGreaterThan(40);
    expect(await contrast('sharp=100')).toBeGreaterThan(await contrast('sharp=10'));
  });

  it.each([
    ['fm=jpg', 200, 100, [255, 128, 128, 255]],
    ['bg=000000&fm=png', 200, 100, [128, 0, 0, 255]],
    ['w=400&h=400&fit=fill&fm=png', 5, 5, [0, 0, 0, 0]],
    ['w=400&h=400&fit=fill&fm=jpg', 5, 5, WHITE],
    ['w=400&h=400&fit=fill&bg=0f0', 5, 5, [0, 255, 0, 255]],
    ['pad=20&bg=800000ff', 5, 5, [0, 0, 255, 128]],
    ['pad=20&bg=0f0&invert=true', 5, 5, [0, 255, 0, 255]],
    ['pad=20&bg=80000000&fm=jpg', 5, 5, [127, 127, 127, 255]],
  ])('puts a background behind: %s', async (query, left, top, color) => {
    const { bytes } = await transform(png, query);
    expectColor(await readColor(bytes, left, top), color);
  });

  it('centres the image on the background of fit=fill', async () => {
    const { bytes } = await transform(jpeg, 'w=200&h=200&fit=fill&bg=fff&fm=png');
    expectColor(await readColor(bytes, 5, 45), WHITE);
    expectColor(await readColor(bytes, 5, 55), RED);
    expectColor(await readColor(bytes, 5, 145), RED);
    expectColor(await readColor(bytes, 5, 155), WHITE);
  });
});

describe('the format', () => {
  it.each([
    ['fm=jpg', 'jpeg'],
    ['fm=pjpg', 'jpeg'],
    ['fm=png', 'png'],
    ['fm=webp', 'webp'],
    ['fm=avif&w=40', 'avif'],
    ['w=40', 'jpeg'],
  ])('is what %s says', async (query, type) => {
    const { bytes, contentType } = await transform(jpeg, query);
    expect(contentType).toBe(`image/${type}`);
    const { format, isProgressive } = await sharp(bytes).metadata();
    expect(format).toBe(type === 'avif' ? 'heif' : type);
    expect(isProgressive).toBe(query === 'fm=pjpg');
  });

  it('is WebP for auto=format when Accept includes it, and never AVIF', async () => {
    const type = async (accept?: string) => (await transform(png, 'auto=format&w=20', accept)).contentType;
    expect(await type(CHROME)).toBe('image/webp');
    expect(await type('image/avif,*/*')).toBe('image/png');
    expect(await type('image/webp;q=0,*/*')).toBe('image/png');
    expect(await type()).toBe('image/png');
  });

  it('gives smaller files with lower quality', async () => {
    const fine = await transform(jpeg, 'q=90');
    const coarse = await transform(jpeg, 'q=5');
    expect(coarse.bytes.length).toBeLessThan(fine.bytes.length);
  });

  it('does not change the bytes without parameters', async () => {
    expect((await transform(jpeg, '')).bytes).toBe(jpeg);
    expect((await transform(jpeg, 'dl&unknown=1')).bytes).toBe(jpeg);
    expect((await transform(png, 'auto=format', '*/*')).bytes).toBe(png);
  });
});

describe('an SVG', () => {
  it('stays an SVG at any size', async () => {
    const svg = makeSvg();
    expect(await transform(svg, 'w=500&auto=format', CHROME)).toEqual({
      bytes: svg,
      contentType: 'image/svg+xml',
    });
  });

  it.each([
    ['fm=png', 40, 20],
    ['fm=png&w=400', 400, 200],
    ['fm=png&w=400&fit=max', 40, 20],
    ['fm=png&rect=0,0,20,20&w=400', 400, 400],
    ['fm=png&w=90&h=90&fit=crop', 90, 90],
  ])('is drawn at its size for %s', async (query, width, height) => {
    const { bytes } = await transform(makeSvg(), query);
    const made = await sharp(bytes).metadata();
    expect([made.width, made.height]).toEqual([width, height]);
    expectColor(await readColor(bytes, 2, 2), RED);
  });
});

describe('an animated image', () => {
  it.each([
    ['w=20', 'image/gif', 20, 10],
    ['w=20&auto=format', 'image/webp', 20, 10],
    ['rect=0,0,10,10&w=30', 'image/gif', 30, 30],
    ['w=20&h=20&fit=crop&crop=left', 'image/gif', 20, 20],
    ['w=20&h=20&fit=fill&bg=000&pad=2', 'image/gif', 24, 24],
  ])('keeps its frames for %s', async (query, contentType, width, height) => {
    const made = await transform(gif, query, CHROME);
    expect(made.contentType).toBe(contentType);
    const metadata = await sharp(made.bytes).metadata();
    expect([metadata.pages, metadata.width, metadata.height]).toEqual([3, width, height]);
    const last = await sharp(made.bytes, { page: 2 }).png().toBuffer();
    expectColor(await readColor(last, width / 2, height / 2), BLUE);
  });

  it.each(['w=20&frame=1', 'fm=png', 'fm=jpg', 'or=90&frame=1', 'blur=4&frame=1'])(
    'is still for %s',
    async (query) => {
      const made = await sharp((await transform(gif, query)).bytes).metadata();
      expect(made.pages ?? 1).toBe(1);
    },
  );

  it.each(['or=90', 'flip=v', 'blur=10', 'sat=-100', 'bg=80000000', 'w=9&h=9&fit=crop&crop=entropy'])(
    'says that it cannot do %s',
    async (query) => {
      await expect(transform(gif, query)).rejects.toThrow(UnsupportedTransformError);
      await expect(transform(gif, query)).rejects.toThrow('frame=1');
    },
  );

  it('is not enlarged without limit', async () => {
    await expect(transform(gif, 'w=8192')).rejects.toThrow(InvalidParameterError);
  });
});

it('refuses data that is not an image', async () => {
  await expect(transform(new TextEncoder().encode('text'), 'w=5')).rejects.toThrow(UnreadableImageError);
});
