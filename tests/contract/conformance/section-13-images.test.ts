import { expect } from 'vitest';
import { makeGif, makeJpeg, makeSvg } from '../../../server/lake/assets/test-images.ts';
import { openAssets, sizeOf } from './assets.testing.ts';
import { refused, section, supported } from './facts.testing.ts';

section(13, 'Assets, image URLs', () => {
  for (const [search, width, height, format] of [
    ['w=100', 100, 50, 'jpeg'],
    ['h=50', 100, 50, 'jpeg'],
    ['w=100&h=100&fit=clip', 100, 50, 'jpeg'],
    ['w=100&h=100&fit=crop', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=fill&bg=f00', 100, 100, 'jpeg'],
    ['w=800&h=800&fit=fillmax', 800, 800, 'jpeg'],
    ['w=800&fit=max', 400, 200, 'jpeg'],
    ['w=100&h=100&fit=scale', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=min', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=crop&crop=top', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=crop&crop=bottom', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=crop&crop=left', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=crop&crop=right', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=crop&crop=center', 100, 100, 'jpeg'],
    ['w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.2&fp-y=0.5', 100, 100, 'jpeg'],
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
    ['invert=true', 400, 200, 'jpeg'],
    ['or=90', 200, 400, 'jpeg'],
    ['or=180', 400, 200, 'jpeg'],
    ['or=270', 200, 400, 'jpeg'],
    ['flip=h', 400, 200, 'jpeg'],
    ['flip=v', 400, 200, 'jpeg'],
    ['flip=hv', 400, 200, 'jpeg'],
    ['pad=10&bg=fff', 420, 220, 'jpeg'],
    ['w=99999&fit=max', 400, 200, 'jpeg'],
  ] as const) {
    supported(`image URL ?${search}`, async () => {
      const { upload, get } = openAssets();
      const { url } = await upload('images/production?meta=none', await makeJpeg(400, 200));
      expect(await sizeOf(await get(`${url}?${search}`))).toEqual({ width, height, format });
    });
  }

  supported('auto=format takes WebP where it is accepted', async () => {
    const { upload, get } = openAssets();
    const { url } = await upload('images/production?meta=none', await makeJpeg());
    const { headers } = await get(`${url}?auto=format`, { headers: { accept: 'image/webp,*/*' } });
    expect([headers.get('content-type'), headers.get('vary')]).toEqual(['image/webp', 'Accept']);
  });

  supported('frame=1 of an animation', async () => {
    const { upload, get } = openAssets();
    const { url } = await upload('images/production?meta=none', await makeGif());
    expect(await sizeOf(await get(`${url}?frame=1&fm=png`))).toEqual({
      width: 40,
      height: 20,
      format: 'png',
    });
  });

  supported('an SVG is served as it is, or as pixels with fm', async () => {
    const { upload, get } = openAssets();
    const { url } = await upload('images/production?meta=none', makeSvg());
    expect((await get(`${url}?w=10`)).headers.get('content-type')).toContain('image/svg+xml');
    expect(await sizeOf(await get(`${url}?w=10&fm=png`))).toMatchObject({ width: 10, format: 'png' });
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
