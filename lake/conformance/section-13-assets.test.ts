import { expect } from 'vitest';
import { makeJpeg, makePng, makeSidewaysJpeg } from '../src/assets/testing/images.ts';
import { ORIGIN, openTestLake } from '../src/testing/test-lake.ts';
import { harmless, refused, section, supported } from './facts.ts';
import { openAssets } from './testing/test-assets.ts';

section(13, 'Assets', () => {
  supported('an image document with all metadata that the hosted lake computes', async () => {
    const document = await openAssets().upload(
      'images/production?filename=photo.JPEG',
      await makeJpeg(400, 200),
    );
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
    const document = await openAssets().upload('files/production?filename=notes.txt', 'text', 'text/plain');
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
    expect(await openAssets().upload(`images/production?${search}`, await makeJpeg())).toMatchObject({
      label: 'L',
      title: 'T',
      description: 'D',
      creditLine: 'C',
      source: { id: '1', name: 'unsplash', url: 'https://x.example' },
    });
  });

  supported('the same bytes are the same document', async () => {
    const { upload, query } = openAssets();
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
      const { metadata } = await openAssets().upload(
        `images/production?meta=${meta}`,
        await makeSidewaysJpeg(),
      );
      for (const name of present) expect(metadata).toHaveProperty(name);
      for (const name of absent) expect(metadata).not.toHaveProperty(name);
    });
  }

  harmless('meta=thumbhash: ignored, there is no thumbHash', async () => {
    const { metadata } = await openAssets().upload('images/production?meta=thumbhash', await makeJpeg());
    expect(metadata).not.toHaveProperty('thumbHash');
  });

  supported('EXIF orientation swaps width and height', async () => {
    const document = await openAssets().upload('images/production', await makeSidewaysJpeg());
    expect(document.metadata.dimensions).toMatchObject({ width: 200, height: 400, aspectRatio: 0.5 });
  });

  supported('isOpaque and hasAlpha of PNGs', async () => {
    const { upload } = openAssets();
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
      const response = await openAssets().send('images/production', half, 'image/jpeg');
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ statusCode: 400 });
    });
  }

  supported('the type of an image comes from its bytes, not from the request', async () => {
    const document = await openAssets().upload(
      'images/production?filename=x.jpg',
      await makePng(),
      'image/jpeg',
    );
    expect(document).toMatchObject({ extension: 'png', mimeType: 'image/png' });
  });

  refused('uploads from a URL: 501, because a server must not fetch a URL from a caller', async () => {
    const response = await openAssets().send('images/production/from-url', '{"url":"http://localhost/"}');
    expect(response.status).toBe(501);
  });

  refused('uploads without a token: 401', async () => {
    const { lake } = openTestLake();
    const request = new Request(`${ORIGIN}/v1/assets/files/production`, { method: 'POST', body: 'x' });
    expect((await lake.fetch(request)).status).toBe(401);
  });

  supported(
    'downloads: long cache, x-sanity-sha1, content-length, CORS for any origin, HEAD, a file name after the path',
    async () => {
      const { upload, get } = openAssets();
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
    const { upload, get } = openAssets();
    const { url } = await upload('files/production?filename=n.txt', '0123456789', 'text/plain');
    const part = await get(url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    const saved = await get(`${url}?dl=other.txt`);
    expect(saved.headers.get('content-disposition')).toContain('attachment; filename="other.txt"');
  });

  supported(
    'a file is served with the mimeType of its document, and uploaded again by its name it has the same',
    async () => {
      const { upload, get } = openAssets();
      // What browsers send for these names.
      for (const [name, type] of [
        ['a.flac', 'audio/flac'],
        ['a.jfif', 'image/jpeg'],
        ['a.heic', 'image/heic'],
        ['a.m4b', 'audio/mp4'],
        ['a.md', 'text/markdown'],
        ['a.usdz', 'model/vnd.usdz+zip'],
        ['a.mkv', 'video/x-matroska'],
        ['a.doc', 'application/msword'],
        ['a.odt', 'application/vnd.oasis.opendocument.text'],
        ['a.psd', 'image/vnd.adobe.photoshop'],
        ['a.7z', 'application/x-7z-compressed'],
        ['a.tgz', 'application/gzip'],
        ['a.wav', 'audio/wav'],
        ['a.mov', 'video/quicktime'],
        ['a.pdf', 'application/pdf'],
      ] as const) {
        const { mimeType, url } = await upload(`files/production?filename=${name}`, name, type);
        const served = (await get(url)).headers.get('content-type');
        const again = await upload(`files/production?filename=${name}`, `${name} again`);
        expect([mimeType, served, again.mimeType], name).toEqual([type, type, type]);
      }
      const own = await upload('files/production?filename=a.foo', 'x', 'application/x-foo');
      expect((await get(own.url)).headers.get('content-type')).toBe('application/x-foo');
    },
  );

  for (const [name, body, type] of [
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
    ['HTML', '<script>alert(1)</script>', 'text/html'],
  ] as const) {
    supported(`${name} is served in a sandbox`, async () => {
      const { upload, get } = openAssets();
      const { url } = await upload(`files/production?filename=x.${name.toLowerCase()}`, body, type);
      const { headers } = await get(url);
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });
  }

  for (const [kind, name, body, size] of [
    ['images', 'an image, its transforms too', () => makePng(), '?w=20'],
    ['files', 'a file', async () => 'x', ''],
  ] as const) {
    supported(`deleting the document of an asset removes it from the server: ${name}`, async () => {
      const { upload, get, mutate } = openAssets();
      const asset = await upload(`${kind}/production`, await body());
      const statuses = async () => [(await get(asset.url)).status, (await get(asset.url + size)).status];
      expect(await statuses()).toEqual([200, 200]);
      await mutate({ delete: { id: asset._id } });
      expect(await statuses()).toEqual([404, 404]);
    });
  }

  supported('an asset document restored from history has its bytes again', async () => {
    const { upload, get, mutate } = openAssets();
    const { _rev, ...asset } = await upload('files/production', 'x');
    await mutate({ delete: { id: asset._id } });
    await mutate({ create: asset });
    expect(await (await get(asset.url)).text()).toBe('x');
  });

  supported('an asset is served only in the datasets that have its document', async () => {
    const { upload, get, mutate, json } = openAssets();
    await json('/datasets/other', { method: 'PUT', body: {} });
    const { url } = await upload('files/other', 'x');
    const own = await upload('files/production', 'x');
    await mutate({ delete: { id: own._id } });
    expect([(await get(url)).status, (await get(own.url)).status]).toEqual([200, 404]);
  });
});
