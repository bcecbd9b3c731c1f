import { expect } from 'vitest';
import {
  makeGif,
  makeJpeg,
  makePng,
  makeSidewaysJpeg,
  makeSvg,
} from '../../../server/lake/assets/test-images.ts';
import { ORIGIN, openTestLake, TOKEN } from '../../../server/lake/lake.testing.ts';
import { refused, section, supported } from './facts.testing.ts';

type Asset = { _id: string; path: string; url: string; metadata: Record<string, unknown> } & Record<
  string,
  unknown
>;

/** A lake with ways to upload and download. */
function open() {
  const { lake, query } = openTestLake();
  const headers = { authorization: `Bearer ${TOKEN}` };
  const send = (path: string, body: Uint8Array<ArrayBuffer> | string, type = 'application/octet-stream') =>
    lake.fetch(
      new Request(`${ORIGIN}/v2021-06-07/assets/${path}`, {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': type },
      }),
    );
  const upload = async (
    path: string,
    body: Uint8Array<ArrayBuffer> | string,
    type?: string,
  ): Promise<Asset> => {
    const response = await send(path, body, type);
    expect(response.status).toBe(200);
    return (await response.json()).document;
  };
  const get = (url: string, init?: RequestInit) => lake.fetch(new Request(url, init));
  return { send, upload, get, query };
}

const sizeOf = async (response: Response) => {
  const { default: sharp } = await import('sharp');
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
};

section(13, 'Assets', () => {
  supported('an image document with everything that the hosted lake computes', async () => {
    const document = await open().upload('images/production?filename=photo.JPEG', await makeJpeg(400, 200));
    const sha1 = String(document.sha1hash);
    expect(document).toMatchObject({
      _id: `image-${sha1}-400x200-jpg`,
      _type: 'sanity.imageAsset',
      assetId: sha1,
      path: `images/local/production/${sha1}-400x200.jpg`,
      url: `${ORIGIN}/images/local/production/${sha1}-400x200.jpg`,
      extension: 'jpg',
      mimeType: 'image/jpeg',
      size: expect.any(Number),
      originalFilename: 'photo.JPEG',
      uploadId: expect.stringMatching(/^\w{32}$/),
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 400, height: 200, aspectRatio: 2 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        blurHash: expect.any(String),
        palette: {
          _type: 'sanity.imagePalette',
          dominant: {
            _type: 'sanity.imagePaletteSwatch',
            background: expect.stringMatching(/^#[0-9a-f]{6}$/),
            foreground: expect.stringMatching(/^#(fff|000)$/),
            title: expect.stringMatching(/^#(fff|000)$/),
            population: expect.any(Number),
          },
        },
      },
    });
  });

  supported('a file document', async () => {
    const document = await open().upload('files/production?filename=notes.txt', 'text', 'text/plain');
    expect(document).toMatchObject({
      _id: `file-${document.sha1hash}-txt`,
      _type: 'sanity.fileAsset',
      path: `files/local/production/${document.sha1hash}.txt`,
      extension: 'txt',
      mimeType: 'text/plain',
    });
  });

  supported('label, title, description, creditLine, source', async () => {
    const search =
      'label=L&title=T&description=D&creditLine=C&sourceId=1&sourceName=unsplash&sourceUrl=https%3A%2F%2Fx.example';
    expect(await open().upload(`images/production?${search}`, await makeJpeg())).toMatchObject({
      label: 'L',
      title: 'T',
      description: 'D',
      creditLine: 'C',
      source: { id: '1', name: 'unsplash', url: 'https://x.example' },
    });
  });

  supported('the same bytes are the same document', async () => {
    const { upload, query } = open();
    const [one, other] = [await upload('files/production', 'same'), await upload('files/production', 'same')];
    expect(other).toEqual(one);
    expect(await query('count(*)')).toBe(1);
  });

  for (const [meta, present, absent] of [
    ['none', [], ['lqip', 'blurHash', 'palette', 'exif', 'location']],
    ['lqip', ['lqip'], ['blurHash', 'palette']],
    ['blurhash', ['blurHash'], ['lqip']],
    ['palette', ['palette'], ['lqip']],
    ['exif', ['exif'], ['lqip', 'location']],
    ['location', ['location'], ['exif']],
  ] as const) {
    supported(`meta=${meta}`, async () => {
      const { metadata } = await open().upload(`images/production?meta=${meta}`, await makeSidewaysJpeg());
      for (const name of present) expect(metadata).toHaveProperty(name);
      for (const name of absent) expect(metadata).not.toHaveProperty(name);
    });
  }

  refused('meta=thumbhash: passed over, there is no thumbHash', async () => {
    const { metadata } = await open().upload('images/production?meta=thumbhash', await makeJpeg());
    expect(metadata).not.toHaveProperty('thumbHash');
  });

  supported('EXIF orientation swaps width and height', async () => {
    const document = await open().upload('images/production', await makeSidewaysJpeg());
    expect(document.metadata.dimensions).toMatchObject({ width: 200, height: 400, aspectRatio: 0.5 });
  });

  supported('isOpaque and hasAlpha of PNGs', async () => {
    const { upload } = open();
    const clear = await upload('images/production', await makePng(40, 20, 0.5));
    const opaque = await upload('images/production', await makePng(40, 20, 1));
    expect(clear.metadata).toMatchObject({ hasAlpha: true, isOpaque: false });
    expect(opaque.metadata).toMatchObject({ hasAlpha: true, isOpaque: true });
    expect(clear.metadata.lqip).toMatch(/^data:image\/png/);
  });

  for (const [what, bytes] of [
    ['nothing', ''],
    ['text', 'no image'],
    ['half an image', undefined],
  ] as const) {
    refused(`${what} as an image: 400`, async () => {
      const half = bytes ?? (await makeJpeg()).slice(0, 300);
      const response = await open().send('images/production', half, 'image/jpeg');
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ statusCode: 400 });
    });
  }

  supported('the type of an image comes from its bytes, whatever is claimed', async () => {
    const document = await open().upload('images/production?filename=x.jpg', await makePng(), 'image/jpeg');
    expect(document).toMatchObject({ extension: 'png', mimeType: 'image/png' });
  });

  refused('uploads from a URL: 501, a server must not fetch what a caller names', async () => {
    const response = await open().send('images/production/from-url', '{"url":"http://localhost/"}');
    expect(response.status).toBe(501);
  });

  refused('uploads without a token: 401', async () => {
    const { lake } = openTestLake();
    const request = new Request(`${ORIGIN}/v1/assets/files/production`, { method: 'POST', body: 'x' });
    expect((await lake.fetch(request)).status).toBe(401);
  });

  supported(
    'downloads: long cache, x-sanity-sha1, content-length, CORS for everybody, HEAD, a name at the end',
    async () => {
      const { upload, get } = open();
      const { url, sha1hash, size } = await upload('images/production', await makeJpeg());
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await get(`${url}/a-name.jpg`, { method });
        expect(status).toBe(200);
        expect(headers.get('cache-control')).toContain('immutable');
        expect(headers.get('x-sanity-sha1')).toBe(sha1hash);
        expect(headers.get('content-length')).toBe(String(size));
        expect(headers.get('access-control-allow-origin')).toBe('*');
      }
    },
  );

  supported('ranges of files; ?dl saves', async () => {
    const { upload, get } = open();
    const { url } = await upload('files/production?filename=n.txt', '0123456789', 'text/plain');
    const part = await get(url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    const saved = await get(`${url}?dl=other.txt`);
    expect(saved.headers.get('content-disposition')).toContain('attachment; filename="other.txt"');
  });

  for (const [name, body, type] of [
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
    ['HTML', '<script>alert(1)</script>', 'text/html'],
  ] as const) {
    supported(`${name} is served in a sandbox`, async () => {
      const { upload, get } = open();
      const { url } = await upload(`files/production?filename=x.${name.toLowerCase()}`, body, type);
      const { headers } = await get(url);
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });
  }

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
      const { upload, get } = open();
      const { url } = await upload('images/production?meta=none', await makeJpeg(400, 200));
      expect(await sizeOf(await get(`${url}?${search}`))).toEqual({ width, height, format });
    });
  }

  supported('auto=format takes WebP where it is accepted', async () => {
    const { upload, get } = open();
    const { url } = await upload('images/production?meta=none', await makeJpeg());
    const { headers } = await get(`${url}?auto=format`, { headers: { accept: 'image/webp,*/*' } });
    expect([headers.get('content-type'), headers.get('vary')]).toEqual(['image/webp', 'Accept']);
  });

  supported('frame=1 of an animation', async () => {
    const { upload, get } = open();
    const { url } = await upload('images/production?meta=none', await makeGif());
    expect(await sizeOf(await get(`${url}?frame=1&fm=png`))).toEqual({
      width: 40,
      height: 20,
      format: 'png',
    });
  });

  supported('an SVG is served as it is, or as pixels with fm', async () => {
    const { upload, get } = open();
    const { url } = await upload('images/production?meta=none', makeSvg());
    expect((await get(`${url}?w=10`)).headers.get('content-type')).toContain('image/svg+xml');
    expect(await sizeOf(await get(`${url}?w=10&fm=png`))).toMatchObject({ width: 10, format: 'png' });
  });

  refused('fm=json: 501', async () => {
    const { upload, get } = open();
    const { url } = await upload('images/production?meta=none', await makeJpeg());
    expect((await get(`${url}?fm=json`)).status).toBe(501);
  });

  for (const search of ['w=abc', 'fit=stretch', 'fm=bmp', 'rect=1,2', 'blur=0', 'or=45', 'bg=red']) {
    refused(`image URL ?${search}: 400`, async () => {
      const { upload, get } = open();
      const { url } = await upload('images/production?meta=none', await makeJpeg());
      expect((await get(`${url}?${search}`)).status).toBe(400);
    });
  }

  supported('deleting the document of an asset', async () => {
    const { upload, query } = open();
    await upload('files/production', 'x');
    expect(await query('count(*[_type == "sanity.fileAsset"])')).toBe(1);
  });
});
