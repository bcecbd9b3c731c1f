import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { SharePicture } from '../server-build.ts';
import { createLettering } from './outline-text.ts';
import { createSharePictures, markOfPicture } from './share-pictures.ts';

const { outline, spell } = createLettering();
const noLake = () => Promise.reject(new Error('Nothing was to be fetched.'));

it('draws texts as shapes that stand on a line, as wide as they are long', () => {
  const { path, width } = outline('Ink', 100);
  expect(path).toMatch(/^M[-\d. ]+L/);
  expect(width).toBeGreaterThan(80);
  expect(outline('InkInk', 100).width).toBeCloseTo(2 * width);
  expect(outline('Ink', 50).width).toBeCloseTo(width / 2);
  expect(outline('Ink', 100, 0.1).width).toBeCloseTo(width + 30);
});

it.each([
  ['Renée Öström', 'Renée Öström'],
  ['Łucja Čapek', 'Lucja Capek'],
  ['Māori, Ștefan, Đorđe, Nguyễn', 'Maori, Stefan, Dorde, Nguyen'],
  ['Hawaiʻi, Ħal', 'Hawai‘i, Hal'],
  ['a decomposed e\u0301', 'a decomposed é'],
  ['non\u2011profit 10\u202f000', 'non-profit 10 000'],
  ['🙂 Thanks', 'Thanks'],
  ['Neo 你', ''],
  ['Оксана', ''],
  ['', ''],
])('spells %s as %s', (text, expected) => {
  expect(spell(text)).toBe(expected);
});

it('says nothing of a name that it cannot spell', async () => {
  const said: SharePicture[] = [];
  const pictures = createSharePictures((picture) => {
    said.push(picture);
    return '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';
  }, noLake);
  await pictures({ productName: 'Beacon', name: 'Оксана', text: 'Łucja' });
  expect(said).toEqual([{ productName: 'Beacon', name: '', text: 'Lucja' }]);
});

it('draws nothing of an empty text', () => {
  expect(outline('', 100)).toEqual({ path: '', width: 0 });
});

it('makes a picture of the right size once, and another one for other words', async () => {
  const drawn: string[] = [];
  const pictures = createSharePictures(({ name }, draw) => {
    drawn.push(name);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path transform="translate(0 400)" d="${draw(name, 200).path}"/></svg>`;
  }, noLake);
  const first = await pictures({ productName: 'Beacon', name: 'Tara' });
  expect(await pictures({ productName: 'Beacon', name: 'Tara' })).toBe(first);
  expect((await pictures({ productName: 'Beacon', name: 'Neo' })).etag).not.toBe(first.etag);
  expect(drawn).toEqual(['Tara', 'Neo']);
  const { width, height, format } = await sharp(first.body).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  const { entropy } = await sharp(first.body).stats();
  expect(entropy, 'something is drawn').toBeGreaterThan(0.1);
});

it('has another mark for other words', () => {
  const mark = markOfPicture({ productName: 'Beacon', name: 'Tara', text: 'One' });
  expect(markOfPicture({ productName: 'Beacon', name: 'Tara', text: 'Two' })).not.toBe(mark);
  expect(markOfPicture({ productName: 'Beacon', name: 'TaraOne' })).not.toBe(mark);
  expect(mark).toMatch(/^[\w-]{10}$/);
});

it('has another mark for another face', () => {
  const picture = { productName: 'Beacon', name: 'Tara' };
  expect(markOfPicture({ ...picture, portrait: 'https://lake/a.png' })).not.toBe(markOfPicture(picture));
});

it('draws a face of the lake, and tries again when it did not come', async () => {
  const face = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const shown: (string | undefined)[] = [];
  const pictures = createSharePictures(
    ({ portrait }) => {
      shown.push(portrait);
      return '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';
    },
    async ({ url }) => {
      asked.push(url);
      return asked.length === 1
        ? new Response('Too busy.', { status: 503 })
        : new Response(new Uint8Array(face), { headers: { 'content-type': 'image/png' } });
    },
  );
  const picture = { productName: 'Beacon', name: 'Tara', portrait: 'https://lake/face.png' };
  const whole: boolean[] = [];
  for (let time = 0; time < 3; time += 1) whole.push((await pictures(picture)).isWhole);
  expect(whole).toEqual([false, true, true]);
  expect(asked).toEqual(['https://lake/face.png', 'https://lake/face.png']);
  expect(shown).toEqual([undefined, `data:image/png;base64,${face.toString('base64')}`]);
});
