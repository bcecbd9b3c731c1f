import sharp, { type Sharp } from 'sharp';

/** The site's background color, also of icons that phones mask. */
const PAPER = '#faf7f0';
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** sharp's default pixels per inch for SVG, and its maximum. */
const DEFAULT_DENSITY = 72;
const MAX_DENSITY = 100_000;

type Icon = {
  /** The side length, in pixels. */
  size: number;
  /** The fraction of the side that a logo fills. A maskable icon is masked to a circle of 80 %. */
  share: number;
  isOnPaper: boolean;
};

const icons: Readonly<Record<string, Icon>> = {
  '/favicon.ico': { size: 32, share: 1, isOnPaper: false },
  '/apple-touch-icon.png': { size: 180, share: 0.78, isOnPaper: true },
  '/icon-192.png': { size: 192, share: 0.92, isOnPaper: false },
  '/icon-512.png': { size: 512, share: 0.92, isOnPaper: false },
  '/icon-maskable-192.png': { size: 192, share: 0.66, isOnPaper: true },
  '/icon-maskable-512.png': { size: 512, share: 0.66, isOnPaper: true },
};

/** The paths of the site's icons. */
export const iconPaths: readonly string[] = Object.keys(icons);

/**
 * Draws the icon of a path in `iconPaths` from a picture, as PNG or, for `.ico`, as a PNG in an ICO file. A picture that is
 * not square gets transparent margins; an opaque one fills its square, since it has its own background.
 *
 * @param picture SVG, or another format that sharp reads
 * @throws when the path is unknown, or the picture cannot be read
 */
export async function drawIcon(path: string, picture: Uint8Array): Promise<Uint8Array> {
  const icon = icons[path];
  if (!icon) throw new Error(`${path} is no icon of the site. Ask for one of ${iconPaths.join(', ')}.`);
  const { size, share, isOnPaper } = icon;
  const { isOpaque } = await (await openSharply(picture, size)).stats();
  const edge = isOpaque ? size : Math.round(size * share);
  const mark = await (await openSharply(picture, edge))
    .resize(edge, edge, { fit: 'contain', background: TRANSPARENT })
    .png()
    .toBuffer();
  const ground = isOnPaper ? PAPER : TRANSPARENT;
  const png = await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark, gravity: 'center' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return path.endsWith('.ico') ? makeIco(png, size) : png;
}

/** Opens a picture so that an SVG is rendered at the target size instead of being enlarged afterwards. */
async function openSharply(picture: Uint8Array, edge: number): Promise<Sharp> {
  const { format, width, height } = await sharp(picture).metadata();
  if (format !== 'svg') return sharp(picture);
  const density = (DEFAULT_DENSITY * edge) / Math.max(width, height);
  return sharp(picture, { density: Math.min(Math.max(density, 1), MAX_DENSITY) });
}

/** Wraps a PNG in an ICO file: header and one directory entry (6 and 16 bytes, little-endian) before it. */
function makeIco(png: Buffer, size: number): Buffer {
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
