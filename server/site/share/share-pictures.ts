import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { type CacheableResponse, createCacheable } from '../cacheable-response.ts';
import { escapeHtml } from '../html.ts';
import type { DrawSharePicture, FetchLake, SharePicture, TextBox } from '../server-build.ts';

export const fontfile = fileURLToPath(
  new URL('../../../web/theme/newsreader/newsreader-pictures.ttf', import.meta.url),
);

/** Matches characters without a glyph in the font. */
export const missingGlyphs =
  /[^ -~\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u02bc\u1ea0-\u1ef9\u2010\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]/gu;

/** The size of the cache: more than the site has pages. */
const MAX_CACHED = 100;

/** `isWhole` is false when the portrait could not be loaded. */
type DrawnPicture = CacheableResponse & { isWhole: boolean };

/** Returns the picture for a shared link, which is drawn at its first request and cached. */
export type SharePictures = (picture: SharePicture) => Promise<DrawnPicture>;

/** @param draw from the site's build, which has the design. Portraits are loaded from the lake. */
export function createSharePictures(draw: DrawSharePicture, fetchLake: FetchLake): SharePictures {
  const drawn = new Map<string, Promise<DrawnPicture>>();

  async function make(picture: SharePicture): Promise<DrawnPicture> {
    const portrait = picture.portrait && (await readPortrait(picture.portrait, fetchLake));
    const { svg, boxes } = draw(portrait);
    const texts = (['productName', 'name', 'text'] as const).map((key) =>
      write(drawableText(picture[key]), boxes[key]),
    );
    const png = await sharp(Buffer.from(svg))
      .composite((await Promise.all(texts)).flat())
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    return { ...createCacheable(png, 'image/png'), isWhole: Boolean(portrait) === Boolean(picture.portrait) };
  }

  return async (picture) => {
    const key = pictureHash(picture);
    if (drawn.size >= MAX_CACHED) drawn.clear();
    const making = drawn.get(key) ?? make(picture);
    drawn.set(key, making);
    const { isWhole } = await making.catch(() => ({ isWhole: false }));
    // A picture without its portrait is sent, but not cached.
    if (!isWhole) drawn.delete(key);
    return making;
  };
}

/** A short hash of the texts and portrait. It is part of the picture's URL, so that caches do not serve an old picture. */
export function pictureHash({ productName, name, text, portrait }: SharePicture): string {
  const said = JSON.stringify([productName, name, text, portrait]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 10);
}

/** Loads the portrait as a `data:` URL; undefined when that fails. */
async function readPortrait(address: string, fetchLake: FetchLake): Promise<string | undefined> {
  const response = await fetchLake(new Request(address)).catch(() => undefined);
  if (!response?.ok || response.headers.get('content-type') !== 'image/png') return undefined;
  return `data:image/png;base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
}

/**
 * Removes the characters that have no glyph in the font. Returns '' when one of them is a letter or digit, so that the picture
 * shows no misspelt words.
 */
export function drawableText(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').replaceAll('\u2011', '-').replaceAll('ʻ', '‘');
  return plain.match(missingGlyphs)?.some((sign) => /[\p{L}\p{N}]/u.test(sign))
    ? ''
    : plain.replace(missingGlyphs, '').trim();
}

/** Renders a text as an image, vertically centred in its box; reduces the font size until it fits. */
async function write(text: string, box: TextBox): Promise<OverlayOptions[]> {
  if (!text) return [];
  const { size, leading, color, left, top, width, height } = box;
  const markup = `<span foreground="${color}" line_height="${leading}">${escapeHtml(text)}</span>`;
  const font = `Newsreader 16pt ${size}`;
  const written = sharp({ text: { text: markup, font, fontfile, width, dpi: 72, rgba: true } }).png();
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  if (info.width > width || info.height > height) return write(text, { ...box, size: size * 0.95 });
  return [{ input: data, left, top: Math.round(top + (height - info.height) / 2) }];
}
