import sharp, { type Color, type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon, iconPaths } from './draw-icon.ts';

const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#c00"/></svg>',
);
const red = { r: 204, g: 0, b: 0 };
const sizes: Record<string, number> = {
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable-192.png': 192,
  '/icon-maskable-512.png': 512,
};

it.each(Object.entries(sizes))('%s is %i pixels wide, and opaque if phones mask it', async (path, size) => {
  const image = sharp(await drawIcon(path, mark));
  expect(await image.metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect((await image.stats()).isOpaque).toBe(/apple|maskable/.test(path));
  expect(await colorAt(image, 0.5, 0.5)).toEqual([204, 0, 0, 255]);
});

it('all icons of the site are tested', () => {
  expect([...iconPaths].sort()).toEqual(['/favicon.ico', ...Object.keys(sizes)].sort());
});

it('the ICO file contains a PNG of 32 pixels', async () => {
  const ico = Buffer.from(await drawIcon('/favicon.ico', mark));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

it('renders a small SVG as sharply as a large one', async () => {
  const large = Buffer.from(mark.toString().replace('<svg ', '<svg width="512" height="512" '));
  const [first, second] = await Promise.all(
    [mark, large].map(async (drawing) =>
      sharp(await drawIcon('/icon-512.png', drawing))
        .raw()
        .toBuffer(),
    ),
  );
  const differing = first?.filter((value, index) => Math.abs(value - (second?.[index] ?? 0)) > 40).length;
  expect(differing).toBeLessThan(2000);
});

it('an opaque picture fills the square; one with transparency gets the paper color as background', async () => {
  const whole = await pixels(600, 600, red);
  const corner = async (picture: Buffer) =>
    colorAt(sharp(await drawIcon('/icon-maskable-512.png', picture)), 0.02, 0.02);
  expect(await corner(whole)).toEqual([204, 0, 0, 255]);
  expect(await corner(mark)).toEqual([250, 247, 240, 255]);
});

it('shows a picture that is not square completely, with transparent margins', async () => {
  const icon = sharp(await drawIcon('/icon-192.png', await pixels(600, 300, red)));
  expect(await colorAt(icon, 0.02, 0.5)).toEqual([204, 0, 0, 255]);
  expect(await colorAt(icon, 0.5, 0.05)).toEqual([0, 0, 0, 0]);
});

it('refuses unreadable pictures and unknown icons', async () => {
  await expect(drawIcon('/icon-192.png', Buffer.from('nothing'))).rejects.toThrow(/unsupported/);
  await expect(drawIcon('/icon-1.png', mark)).rejects.toThrow('/icon-1.png is no icon of the site');
});

function pixels(width: number, height: number, background: Color): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Red, green, blue and alpha at a position, where `x` and `y` are fractions of the width and height. */
async function colorAt(image: Sharp, x: number, y: number): Promise<number[]> {
  const { data, info } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return [...data.subarray(start, start + 4)];
}
