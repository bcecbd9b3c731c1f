import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import type { RenderSource } from '../../../web/render/entry-server.tsx';
import type { TextBox } from '../../../web/render/share-picture.ts';
import { escapeHtml } from '../html.ts';
import type { ServerBuild } from '../server-build.ts';
import type { SharePicture } from './page-card.ts';

export const fontfile = fileURLToPath(
  new URL('../../../web/theme/newsreader/newsreader-pictures.ttf', import.meta.url),
);

/** Matches characters without a glyph in the font. */
export const missingGlyphs =
  /[^ -~\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u02bc\u1ea0-\u1ef9\u2010\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]/gu;

/**
 * Draws the picture for a shared link, as PNG.
 *
 * @param draw from the site's build, which has the design
 * @param portrait a `data:` URL
 */
export async function drawShareImage(
  draw: ServerBuild['drawSharePicture'],
  picture: SharePicture,
  portrait: string | undefined,
): Promise<Uint8Array> {
  const { svg, boxes } = draw(portrait);
  const texts = (['productName', 'name', 'text'] as const).map((key) =>
    write(getDrawableText(picture[key]), boxes[key]),
  );
  return sharp(Buffer.from(svg))
    .composite((await Promise.all(texts)).flat())
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Loads a portrait from the lake as a `data:` URL; undefined when that fails. */
export async function readPortrait(
  address: string,
  fetchLake: RenderSource['fetchLake'],
): Promise<string | undefined> {
  const response = await fetchLake(new Request(address)).catch(() => undefined);
  if (!response?.ok || response.headers.get('content-type') !== 'image/png') return undefined;
  return `data:image/png;base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
}

/**
 * Removes the characters that have no glyph in the font. Returns '' when one of them is a letter or digit, so that the picture
 * shows no misspelt words.
 */
export function getDrawableText(text: string): string {
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
