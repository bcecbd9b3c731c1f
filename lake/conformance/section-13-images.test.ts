import sharp from 'sharp';
import { expect } from 'vitest';
import { makeGif, makeJpeg, makePng, makeSvg, readColor } from '../src/assets/testing/images.ts';
import { refused, section, supported } from './facts.ts';
import { getSize, openAssets } from './testing/test-assets.ts';

type Probe = [left: number, top: number, color: readonly number[]];

const RED = [1, 0, 0, 1];
const BLUE = [0, 0, 1, 1];
const CYAN = [0, 1, 1, 1];
const WHITE = [1, 1, 1, 1];

section(13, 'Assets, image URLs', () => {
  // Red on the left and blue on the right. Where the result can be checked by color: a point and its color.
  for (const [search, width, height, format, probe] of [
    ['w=100', 100, 50, 'jpeg'],
    ['h=50', 100, 50, 'jpeg'],
    ['w=100&h=100&fit=clip', 100, 50, 'jpeg'],
    ['w=100&h=100&fit=crop', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=fill&bg=f00', 100, 100, 'jpeg', [90, 5, RED]],
    ['w=800&h=800&fit=fillmax', 800, 800, 'jpeg', [5, 5, WHITE]],
    ['w=800&fit=max', 400, 200, 'jpeg'],
    ['w=100&h=100&fit=scale', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=min', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=crop&crop=top', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=crop&crop=bottom', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=crop&crop=left', 100, 100, 'jpeg', [90, 50, RED]],
    ['w=100&h=100&fit=crop&crop=right', 100, 100, 'jpeg', [10, 50, BLUE]],
    ['w=100&h=100&fit=crop&crop=center', 100, 100, 'jpeg', [90, 50, BLUE]],
    ['w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.2&fp-y=0.5', 100, 100, 'jpeg', [90, 50, RED]],
    ['w=100&h=100&fit=crop&crop=entropy', 100, 100, 'jpeg'],
    ['max-w=100&fit=crop', 100, 50, 'jpeg'],
    ['max-h=50&fit=crop', 100, 50, 'jpeg'],
    ['rect=0,0,50,60', 50, 60, 'jpeg'],
    ['q=10', 400, 200, 'jpeg'],
    ['fm=jpg', 400, 200, 'jpeg'],
    ['fm=pjpg', 400, 200, 'jpeg'],
    ['fm=png', 400, 200, 'png'],
    ['fm=webp', 400, 200, 'webp'],
    ['fm=avif&w=40', 40, 20, 'heif'],
    ['w=50&dpr=2', 100, 50, 'jpeg'],
    ['blur=50', 400, 200, 'jpeg'],
    ['sharp=50', 400, 200, 'jpeg'],
    ['sat=-100', 400, 200, 'jpeg'],
    ['invert=true', 400, 200, 'jpeg', [5, 5, CYAN]],
    ['or=90', 200, 400, 'jpeg', [195, 5, RED]],
    ['or=180', 400, 200, 'jpeg', [5, 5, BLUE]],
    ['or=270', 200, 400, 'jpeg', [5, 5, BLUE]],
    ['flip=h', 400, 200, 'jpeg', [5, 5, BLUE]],
    ['flip=v', 400, 200, 'jpeg', [5, 5, RED]],
    ['flip=hv', 400, 200, 'jpeg', [5, 5, BLUE]],
    ['pad=10&bg=fff', 420, 220, 'jpeg', [5, 5, WHITE]],
    ['w=99999&fit=max', 400, 200, 'jpeg'],
  ] as [string, number, number, string, Probe?][]) {
    supported(`image URL ?${search}`, async () => {
      const { upload, get } = openAssets();
      const { url } = await upload('images/production?meta=none', await makeJpeg(400, 200));
      const answer = await get(`${url}?${search}`);
      const bytes = new Uint8Array(await answer.clone().arrayBuffer());
      expect(await getSize(answer)).toEqual({ width, height, format });
      if (!probe) return;
      const [left, top, color] = probe;
      const found = await readColor(bytes, left, top);
      expect(found.map((value) => Math.round(value / 255))).toEqual(color);
    });
  }

  supported('auto=format uses WebP when it is accepted', async () => {
    const { upload, get } = openAssets();
    const { url } = await upload('images/production?meta=none', await makeJpeg());
    const { headers } = await get(`${url}?auto=format`, { headers: { accept: 'image/webp,*/*' } });
    expect([headers.get('content-type'), headers.get('vary')]).toEqual(['image/webp', 'Accept']);
  });

  supported('frame=1 of an animation', async () => {
    const { upload, get } = openAssets();
    const { url } = await upload('images/production?meta=none', await makeGif());
    expect(await getSize(await get(`${url}?frame=1&fm=png`))).toEqual({
      width: 40,
      height: 20,
      format: 'png',
    });
  });

  supported('an SVG is served unchanged, or as pixels with fm', async () => {
    const { upload, get } = openAssets();
    const { url } = await upload('images/production?meta=none', makeSvg());
    expect((await get(`${url}?w=10`)).headers.get('content-type')).toContain('image/svg+xml');
    expect(await getSize(await get(`${url}?w=10&fm=png`))).toMatchObject({ width: 10, format: 'png' });
  });

  refused('sizes, q and rect that are no integers: 400 Parameter "w" must be a valid integer', async () => {
    const { upload, get } = openAssets();
    const { url } = await upload('images/production?meta=none', await makeJpeg());
    for (const parameter of ['w=10.5', 'h=1e2', 'q=7.5', 'rect=0,0,10,9.9']) {
      const answer = await get(`${url}?${parameter}`);
      const [name = ''] = parameter.split('=');
      const message = `Parameter "${name}" must be a valid integer`;
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { statusCode: 400, error: 'Bad Request', message },
      ]);
    }
  });

  refused('cs, another color space: 501', async () => {
    const { upload, get } = openAssets();
    const { url } = await upload('images/production?meta=none', await makeJpeg());
    expect((await get(`${url}?cs=srgb`)).status).toBe(501);
  });

  supported('sat=-100 and the other effects keep transparency, in every format', async () => {
    const { upload, get } = openAssets();
    for (const source of [await makePng(), makeSvg()]) {
      const { url } = await upload('images/production?meta=none', source);
      for (const effect of [
        'sat=-100',
        'sat=50',
        'invert=true',
        'blur=10',
        'sharp=50',
        'sat=-100&pad=4',
        'sat=-100&or=90',
      ]) {
        for (const format of ['png', 'webp', 'avif']) {
          const answer = await get(`${url}?${effect}&fm=${format}`);
          const { isOpaque } = await sharp(new Uint8Array(await answer.arrayBuffer())).stats();
          expect(isOpaque, `${effect} in ${format}`).toBe(false);
        }
      }
    }
  });

  supported('dl names a picture by its format', async () => {
    const { upload, get } = openAssets();
    const { url } = await upload('images/production?meta=none', await makeJpeg());
    const getName = async (address: string) =>
      /filename="(.*?)"/.exec((await get(address)).headers.get('content-disposition') ?? '')?.[1];
    const original = url.split('/').at(-1) ?? '';
    expect(await getName(`${url}?dl=`)).toBe(original);
    expect(await getName(`${url}?fm=webp&dl=`)).toBe(original.replace('.jpg', '.webp'));
    expect(await getName(`${url}/a-boat.jpg?fm=png&dl=`)).toBe('a-boat.png');
    expect(await getName(`${url}?fm=webp&dl=mine.jpg`)).toBe('mine.jpg');
  });

  refused('fm=json: 501', async () => {
    const { upload, get } = openAssets();
    const { url } = await upload('images/production?meta=none', await makeJpeg());
    expect((await get(`${url}?fm=json`)).status).toBe(501);
  });

  for (const search of ['w=abc', 'fit=stretch', 'fm=bmp', 'rect=1,2', 'blur=0', 'or=45', 'bg=red']) {
    refused(`image URL ?${search}: 400`, async () => {
      const { upload, get } = openAssets();
      const { url } = await upload('images/production?meta=none', await makeJpeg());
      expect((await get(`${url}?${search}`)).status).toBe(400);
    });
  }
});
