import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { LakeDocument } from '../documents/document.ts';
import { createAssetRoutes } from './asset-routes.ts';
import { openBlobStore } from './open-blob-store.ts';
import { makeGif, makeJpeg, makePng, makeSvg } from './testing/images.ts';

/** The asset routes mounted as the lake mounts them, over a store that is a map. */
function openLake(maxBytes?: number) {
  const blobs = openBlobStore(undefined);
  const documents = new Map<string, LakeDocument>();
  const now = new Date(0).toISOString();
  const { uploads, downloads } = createAssetRoutes({
    blobs,
    cache: openBlobStore(undefined),
    projectId: 'local',
    hasDataset: (name) => name === 'production',
    getAsset: (dataset, id) => (dataset === 'production' ? documents.get(id) : undefined),
    baseUrl: (request) => new URL(request.url).origin,
    authorize: (request) => request.headers.get('authorization')?.replace('Bearer ', ''),
    async saveDocument(_dataset, document, identity) {
      const name = document.path.replace('/local/production', '');
      expect(await blobs.stat(name), 'the bytes come before the document').toEqual({ size: document.size });
      const stored = { ...document, _rev: identity, _createdAt: now, _updatedAt: now };
      documents.set(document._id, documents.get(document._id) ?? stored);
      return documents.get(document._id) ?? stored;
    },
    maxBytes,
  });
  const app = new Hono().route('/v2024-01-01', uploads).route('/', downloads);

  const post = async (
    path: string,
    body: Uint8Array<ArrayBuffer> | string,
    headers: Record<string, string> = {},
  ) => {
    const response = await app.request(`/v2024-01-01/assets/${path}`, {
      method: 'POST',
      body,
      headers: { authorization: 'Bearer editor', ...headers },
    });
    // Every answer of these routes is JSON of one of two shapes; the assertions say which is expected.
    const answer = (await response.json()) as { document: LakeDocument & { url: string }; message: string };
    return { status: response.status, ...answer };
  };
  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(url, { headers, method }, {});
  return { app, documents, post, get };
}

describe('uploads', () => {
  it('accept a file whose extension is the name of a property of Object.prototype', async () => {
    const lake = openLake();
    const { document } = await lake.post('files/production?filename=x.constructor', 'text', {
      'content-type': 'text/plain',
    });
    const response = await lake.get(document.url);
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(await response.text()).toBe('text');
  });

  it('refuse a damaged image and store nothing', async () => {
    const lake = openLake();
    for (const bytes of [new Uint8Array(), (await makeJpeg()).slice(0, -400)]) {
      const answer = await lake.post('images/production', bytes);
      expect(answer).toMatchObject({ status: 400, statusCode: 400, error: 'Bad Request' });
      expect(answer.message).toMatch(/^Invalid image/);
    }
    expect(lake.documents.size).toBe(0);
  });

  it('refuse anonymous callers, unknown datasets and files that are too large', async () => {
    const lake = openLake(100);
    const anonymous = await lake.app.request('/v2024-01-01/assets/files/production', {
      method: 'POST',
      body: 'x',
    });
    expect(anonymous.status).toBe(401);
    expect(await anonymous.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
    expect(await lake.post('files/staging', 'x')).toMatchObject({
      status: 404,
      error: 'Dataset not found',
      message: 'Dataset "staging" not found',
    });
    expect(await lake.post('files/production', 'x'.repeat(100))).toMatchObject({ status: 200 });
    const limit = { status: 413, message: 'Request body exceeds limit of 100 bytes' };
    expect(await lake.post('files/production', 'x'.repeat(101))).toMatchObject(limit);
    expect(await lake.post('files/production', 'x', { 'content-length': '101' })).toMatchObject(limit);
  });
});

describe('downloads', () => {
  async function withFile(
    name: string,
    body: string | Uint8Array<ArrayBuffer>,
    kind: 'files' | 'images' = 'files',
  ) {
    const lake = openLake();
    // Bytes, since a text is sent as text/plain.
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const { document } = await lake.post(`${kind}/production?filename=${name}`, bytes);
    return { ...lake, document, url: document.url };
  }

  it('can be cached without expiry, and loaded by any site', async () => {
    const { get, url, document } = await withFile('a.txt', '0123456789');
    const { status, headers } = await get(url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${document.sha1hash}"`,
      'content-length': '10',
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('content-security-policy')).toBeNull();
  });

  it('answer HEAD with the same headers and no body', async () => {
    const { get, url } = await withFile('a.txt', '0123456789');
    const response = await get(url, {}, 'HEAD');
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      '10',
      '',
    ]);
    const image = await withFile('a.png', await makePng(), 'images');
    const resized = await image.get(`${image.url}?w=50`, {}, 'HEAD');
    expect(Number(resized.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await resized.text()).toBe('');
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
  ])('answer Range %s with %i', async (range, status, body, contentRange) => {
    const { get, url } = await withFile('a.mp4', '0123456789');
    const response = await get(url, { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(await response.text()).toBe(body);
    if (status !== 416) expect(response.headers.get('content-length')).toBe(String(body.length));
  });

  it('ignore the range of a HEAD request', async () => {
    const { get, url } = await withFile('a.mp4', '0123456789');
    const response = await get(url, { range: 'bytes=0-3' }, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '10']);
  });

  it('support range requests, and send the whole image when If-Range does not match', async () => {
    const { get, url, document } = await withFile('a.png', await makePng(), 'images');
    const range = 'bytes=1-3';
    expect(await (await get(url, { range })).text()).toBe('PNG');
    expect((await get(url, { range, 'if-range': `"${document.sha1hash}"` })).status).toBe(206);
    expect((await get(url, { range, 'if-range': '"other"' })).status).toBe(200);
  });

  it('answer 304 when the client has the current version', async () => {
    const { get, url, document } = await withFile('a.png', await makePng(), 'images');
    for (const known of [`"${document.sha1hash}"`, `"x", W/"${document.sha1hash}"`, '*']) {
      expect((await get(url, { 'if-none-match': known })).status).toBe(304);
    }
    expect((await get(url, { 'if-none-match': '"x"' })).status).toBe(200);
    const tag = (await get(`${url}?w=20`)).headers.get('etag') ?? '';
    expect((await get(`${url}?w=20`, { 'if-none-match': tag })).status).toBe(304);
    expect((await get(`${url}?w=21`, { 'if-none-match': tag })).status).toBe(200);
  });

  it('transform images, and send Vary: Accept only when the format depends on it', async () => {
    const { get, url } = await withFile('a.png', await makePng(), 'images');
    const chosen = await get(`${url}?w=40&auto=format`, { accept: 'image/webp,*/*' });
    expect([chosen.headers.get('content-type'), chosen.headers.get('vary')]).toEqual([
      'image/webp',
      'Accept',
    ]);
    const plain = await get(`${url}?w=40&auto=format`, { accept: '*/*' });
    expect(plain.headers.get('content-type')).toBe('image/png');
    expect((await get(`${url}?w=40`)).headers.get('vary')).toBeNull();
    expect((await get(`${url}?auto=format`)).headers.get('vary')).toBe('Accept');
  });

  it('name the invalid parameter', async () => {
    const { get, url } = await withFile('a.png', await makePng(), 'images');
    const response = await get(`${url}?w=wide`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'Parameter "w" must be a valid integer' });
    expect((await get(`${url}?rect=9000,0,5,5`)).status).toBe(400);
    expect((await get(`${url}?fm=json`)).status).toBe(501);
    const moving = await withFile('a.gif', await makeGif(), 'images');
    expect((await moving.get(`${moving.url}?or=90`)).status).toBe(501);
  });

  it.each([
    ['?dl', /^attachment; filename="[0-9a-f]{40}\.pdf"; filename\*=UTF-8''[0-9a-f]{40}\.pdf$/],
    ['/report.pdf?dl=', /filename="report\.pdf"/],
    ['?dl=a%22b%0d%0ac.pdf', /^attachment; filename="a_b__c\.pdf"; filename\*=UTF-8''a%22b%0D%0Ac\.pdf$/],
    ["?dl=%C3%BCber'.pdf", /^attachment; filename="_ber'\.pdf"; filename\*=UTF-8''%C3%BCber%27\.pdf$/],
  ])('are saved for %s', async (end, disposition) => {
    const { get, url } = await withFile('a.pdf', 'pdf');
    expect((await get(url + end)).headers.get('content-disposition')).toMatch(disposition);
    expect((await get(url)).headers.get('content-disposition')).toBeNull();
  });

  it('never run scripts', async () => {
    for (const [name, body, kind] of [
      ['a.svg', makeSvg(), 'images'],
      ['a.html', '<script>alert(1)</script>', 'files'],
      ['a.svg', makeSvg(), 'files'],
      ['a.xhtml', '<html/>', 'files'],
    ] as const) {
      const { get, url } = await withFile(name, body, kind);
      const { headers } = await get(url);
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const script = await withFile('a.js', 'alert(1)');
    expect((await script.get(script.url)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  // Whoever may edit documents may say anything there.
  it.each([
    ['text/html', 'text/html', /^sandbox/],
    ['application/xhtml+xml', 'application/xhtml+xml', /^sandbox/],
    ['application/javascript', 'text/plain; charset=utf-8', undefined],
    ['text/html; charset=utf-8\r\nx: y', 'application/octet-stream', undefined],
    ['nonsense', 'application/octet-stream', undefined],
  ])('have the type %j of their document only as far as that is safe', async (mimeType, served, policy) => {
    const { get, url, documents, document } = await withFile('a.bin', 'content');
    documents.set(document._id, { ...document, mimeType });
    const { headers } = await get(url);
    expect(headers.get('content-type')).toBe(served);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy') ?? '').toMatch(policy ?? /^$/);
  });

  it('answer 404 for any other path', async () => {
    const { get, document } = await withFile('a.png', await makePng(), 'images');
    const file = String(document.path).split('/').at(-1) ?? '';
    for (const path of [
      `/images/other/production/${file}`,
      `/images/local/staging/${file}`,
      `/images/local/production/${file.replace('400x200', '1x1')}`,
      `/files/local/production/${file}`,
      `/images/local/production/${'0'.repeat(40)}-1x1.png`,
      '/images/local/production/..%2f..%2fpackage.json',
      '/images/local/production/%2e%2e/%2e%2e/package.json',
      '/files/local/production/..%5c..%5cpackage.json',
      '/files/local/production/%00',
      '/files/local/production/%ff',
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
    }
  });
});
