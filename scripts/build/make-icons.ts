import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const PAPER = '#faf7f0';

/** Each icon: how large it is, and how much of it the mark fills. A maskable one is cut to a circle of 80 %. */
const icons = [
  { name: 'apple-touch-icon.png', size: 180, share: 0.78, background: PAPER },
  { name: 'icon-192.png', size: 192, share: 0.92, background: undefined },
  { name: 'icon-512.png', size: 512, share: 0.92, background: undefined },
  { name: 'icon-maskable-192.png', size: 192, share: 0.66, background: PAPER },
  { name: 'icon-maskable-512.png', size: 512, share: 0.66, background: PAPER },
] as const;

/** Draws the icons of phones and of older browsers from `web/public/favicon.svg`, into the folder of the site's build. */
export async function makeIcons(root: string, siteClient: string): Promise<void> {
  const svg = readFileSync(join(root, 'web', 'public', 'favicon.svg'));
  for (const { name, size, share, background } of icons) {
    const png = await draw(svg, size, share, background);
    writeFileSync(join(siteClient, name), png);
  }
  writeFileSync(join(siteClient, 'favicon.ico'), icoOf(await draw(svg, 32, 1, undefined), 32));
}

async function draw(
  svg: Buffer,
  size: number,
  share: number,
  background: string | undefined,
): Promise<Buffer> {
  const edge = Math.round(size * share);
  // The drawing is 32 units wide: at this density it is rendered at the size that is wanted.
  const mark = await sharp(svg, { density: (72 * edge) / 32 })
    .resize(edge, edge)
    .png()
    .toBuffer();
  const ground = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark, gravity: 'center' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A PNG as an ICO file: a directory of one entry (6 and 16 bytes, little-endian) before it. */
function icoOf(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
