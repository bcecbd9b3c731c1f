import sharp from 'sharp';
import type { Bytes } from '../../requests/request-body.ts';

/** One color of the image, with text colors that are readable on it. `population` is the percentage of pixels. */
type ImageSwatch = {
  _type: 'sanity.imagePaletteSwatch';
  background: string;
  foreground: string;
  title: string;
  population: number;
};

const SWATCH_NAMES = {
  Vibrant: 'vibrant',
  DarkVibrant: 'darkVibrant',
  LightVibrant: 'lightVibrant',
  Muted: 'muted',
  DarkMuted: 'darkMuted',
  LightMuted: 'lightMuted',
} as const;

type SwatchName = (typeof SWATCH_NAMES)[keyof typeof SWATCH_NAMES] | 'dominant';

type ImagePalette = { _type: 'sanity.imagePalette' } & Partial<Record<SwatchName, ImageSwatch>>;

/** The longer side, in pixels, of the sampled image; populations are then close to Sanity's. */
const SAMPLE_SIDE = 256;

/** The image's palette, or undefined when every pixel is white or transparent. */
export async function computePalette(bytes: Bytes): Promise<ImagePalette | undefined> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  // Loaded at the first upload, since loading its image reader would slow the server's start.
  const { Vibrant } = await import('node-vibrant/node');
  const found = await Vibrant.from(data).quality(1).getPalette();

  const swatches: Partial<Record<SwatchName, ImageSwatch>> = {};
  for (const [theirs, ours] of Object.entries(SWATCH_NAMES)) {
    const swatch = found[theirs];
    if (!swatch) continue;
    swatches[ours] = {
      _type: 'sanity.imagePaletteSwatch',
      background: swatch.hex,
      foreground: swatch.bodyTextColor,
      title: swatch.titleTextColor,
      population: Math.round((swatch.population / (info.width * info.height)) * 10_000) / 100,
    };
  }
  const dominant = Object.values(swatches).reduce<ImageSwatch | undefined>(
    (most, swatch) => (most && most.population >= swatch.population ? most : swatch),
    undefined,
  );
  return dominant && { _type: 'sanity.imagePalette', ...swatches, dominant };
}
