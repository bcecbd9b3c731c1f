import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ServerBuild } from '../server-build.ts';
import { drawShareImage, fontfile, getDrawableText, missingGlyphs, readPortrait } from './share-pictures.ts';

const box = { color: '#000', size: 88, leading: 1, left: 100, top: 100, width: 400, height: 200 };
const draw: ServerBuild['drawSharePicture'] = (portrait = '') => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#fff"/><image href="${portrait}" x="800" width="99" height="99"/></svg>`,
  boxes: { productName: box, name: box, text: box },
});
const picture = { productName: '', name: 'Tara', text: '' };

it.each([
  ['Renée Öström & Łucja Čapek', 'Renée Öström & Łucja Čapek'],
  ['Hawaiʻi, a decomposed e\u0301', 'Hawai‘i, a decomposed é'],
  ['non\u2011profit 10\u202f000', 'non-profit 10 000'],
  ['🙂 Thanks', 'Thanks'],
  ['Neo 你', ''],
  ['Оксана', ''],
])('draws %s as %s', (text, expected) => {
  expect(getDrawableText(text)).toBe(expected);
});

it('has a glyph in its font for every accepted character', async () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join('');
  const draws = [true, false].map((fallback) => {
    const text = `<span fallback="${fallback}">${letters.replace(missingGlyphs, '').replace(/[&<]/g, '')}</span>`;
    return sharp({ text: { text, font: 'Newsreader 16pt 20', fontfile, width: 900 } })
      .raw()
      .toBuffer();
  });
  const [first, second] = await Promise.all(draws);
  expect(first?.equals(second ?? Buffer.of())).toBe(true);
});

it.each(['Tara', 'A Long Name of <Many> Words & Internationalization'])(
  'fits “%s” into its box',
  async (name) => {
    const body = await drawShareImage(draw, { ...picture, name }, undefined);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const { info } = await sharp(body).trim().toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(150);
    expect(info.width).toBeLessThanOrEqual(box.width);
    expect(info.height).toBeLessThanOrEqual(box.height);
  },
);

it('draws a portrait from the lake', async () => {
  const face = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#008080' } })
    .png()
    .toBuffer();
  const found = new Response(new Uint8Array(face), { headers: { 'content-type': 'image/png' } });
  const portrait = await readPortrait('https://lake/face.png', async () => found);
  const drawn = await drawShareImage(draw, { ...picture, name: '' }, portrait);
  const [, green] = await sharp(drawn).extract({ left: 850, top: 50, width: 1, height: 1 }).raw().toBuffer();
  expect(green).toBe(128);
});

it.each([
  ['is too busy', async () => new Response('Too busy.', { status: 503 })],
  ['sends no picture', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['is unreachable', () => Promise.reject(new Error('ECONNREFUSED'))],
])('has no portrait when the lake %s', async (_fault, fetchLake) => {
  expect(await readPortrait('https://lake/face.png', fetchLake)).toBeUndefined();
});
