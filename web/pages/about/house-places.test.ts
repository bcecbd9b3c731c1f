import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { placesByPart } from './house-places.ts';
import type { PartName } from './parts.ts';

/** Size of a rendered detail in pixels; its square is at least 130 units wide. */
const IMAGE_SIZE = 140;
/** In units of the drawing: on a phone, lines are thick relative to the small drawing. */
const STROKE_WIDTH = 5;

const file = readFileSync(new URL('house.svg', import.meta.url), 'utf8');
const groups = new Map(
  [...file.matchAll(/<g id="(\w+)">(.*?)<\/g>/gs)].map(([, id = '', lines = '']) => [id, lines]),
);

/** Whether a piece of the house is visible in the circle that the detail of a part shows. */
async function isSeen(lines: string, part: PartName): Promise<boolean> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_SIZE}" height="${IMAGE_SIZE}" viewBox="${placesByPart[part].view}" fill="none" stroke="#000" stroke-width="${STROKE_WIDTH}" stroke-linecap="round">${lines}</svg>`;
  const alpha = await sharp(Buffer.from(picture)).ensureAlpha().extractChannel(3).raw().toBuffer();
  const fromMiddle = (pixel: number) => pixel + 0.5 - IMAGE_SIZE / 2;
  return alpha.some(
    (value, index) =>
      value > 0 &&
      Math.hypot(fromMiddle(index % IMAGE_SIZE), fromMiddle(Math.floor(index / IMAGE_SIZE))) < IMAGE_SIZE / 2,
  );
}

// `Object.keys` loses the type of the keys; they are the record's.
const parts = Object.keys(placesByPart) as PartName[];

it.each(parts)('lists exactly the pieces that are visible in the detail of %s', async (part) => {
  const seen: string[] = [];
  for (const [piece, lines] of groups) if (await isSeen(lines, part)) seen.push(piece);
  expect(seen).toContain(part);
  expect(new Set(seen.filter((piece) => piece !== part))).toEqual(new Set(placesByPart[part].beside));
});
