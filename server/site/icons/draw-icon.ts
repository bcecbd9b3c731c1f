import sharp, { type Sharp } from 'sharp';

/** The site's paper: what a mark with nothing around it stands on where phones cut icons. */
const PAPER = '#faf7f0';
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** What sharp takes for the pixels per inch of a drawing that has no size in inches, and the most it can do. */
const PLAIN_DENSITY = 72;
const MAX_DENSITY = 100_000;

type Icon = {
  /** Of each side, in pixels. */
  size: number;
  /** How much of it a mark fills. A maskable icon is cut to a circle of 80 %. */
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

/** Where browsers and phones find the site's icons. */
export const iconPaths: readonly string[] = Object.keys(icons);

/**
 * Draws the icon of a path in `iconPaths` from a picture, as PNG or, for `.ico`, a PNG in such a file. A picture that is not
 * square gets empty edges; one without a hole in it fills its square to the edge, since it brings a ground of its own.
 *
 * @param picture SVG, or another format that sharp reads
 * @throws when there is no such icon, or the picture cannot be read
 */
export async function drawIcon(path: string, picture: Uint8Array): Promise<Uint8Array> {
  const icon = icons[path];
  if (!icon) throw new Error(`${path} is no icon of the site. Ask for one of ${iconPaths.join(', ')}.`);
  const { size, share, isOnPaper } = icon;
  const { isOpaque } = await (await openSharply(picture, size)).stats();
  const edge = isOpaque ? size : Math.round(size * share);
  const mark = await (await openSharply(picture, edge))
    .resize(edge, edge, { fit: 'contain', background: NOTHING })
    .png()
    .toBuffer();
  const ground = isOnPaper ? PAPER : NOTHING;
  const png = await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark, gravity: 'center' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return path.endsWith('.ico') ? icoOf(png, size) : png;
}

/** Opens a drawing so that it is drawn in the size that is wanted, and not drawn small and blown up. */
async function openSharply(picture: Uint8Array, edge: number): Promise<Sharp> {
  const { format, width, height } = await sharp(picture).metadata();
  if (format !== 'svg') return sharp(picture);
  const density = (PLAIN_DENSITY * edge) / Math.max(width, height);
  return sharp(picture, { density: Math.min(Math.max(density, 1), MAX_DENSITY) });
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
