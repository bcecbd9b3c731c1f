import { createPictureQueue, openBlobStore } from 'embedded-content-lake/http';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { origin, uploadForm } from '../testing/providers.ts';
import { createMediaStore } from './media-store.ts';
import { createOfflineMedia } from './offline-media.ts';
import { missingTools, mp3, mp4, openOffline } from './testing/offline-providers.ts';

// A media host needs no tools.
const load = missingTools;
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'tan' } })
  .jpeg()
  .toBuffer();
const file = (bytes: Uint8Array<ArrayBuffer>, type = '') => new Blob([bytes], { type });

describe('the offline media host', () => {
  const uploadPath = 'media/v1_1/local/video/upload';

  it('stores a recording and delivers it, also for range requests', async () => {
    const { call, post } = openOffline(load);
    const stored = await (await post(uploadPath, uploadForm({ file: file(mp3) }))).json();
    expect(stored).toMatchObject({
      public_id: 'avatars/tara/voice-0123456789abcdef',
      resource_type: 'video',
      format: 'mp3',
      bytes: 6,
      secure_url: `${origin}/_providers/media/local/video/upload/v${stored.version}/avatars/tara/voice-0123456789abcdef.mp3`,
    });
    const anonymous = { authorization: '' };
    const whole = await call(stored.secure_url, { headers: anonymous });
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(mp3);
    const part = await call(stored.secure_url, { headers: { ...anonymous, range: 'bytes=0-2' } });
    expect([part.status, await part.text()]).toEqual([206, 'ID3']);
  });

  it('never overwrites: an upload with an existing name returns the first file', async () => {
    const { call, post } = openOffline(load);
    const first = await (await post(uploadPath, uploadForm({ file: file(mp3) }))).json();
    const [second, third] = await Promise.all([
      post(uploadPath, uploadForm({ file: file(mp4) })),
      post(uploadPath, uploadForm({ file: file(mp4) })),
    ]);
    expect(await second.json()).toEqual({ ...first, existing: true });
    expect(await third.json()).toEqual({ ...first, existing: true });
    expect(await (await call(first.secure_url)).text()).toContain('ID3');
  });

  it('accepts a folder, and puts it before the public id', async () => {
    const { post } = openOffline(load);
    const stored = await (
      await post(uploadPath, uploadForm({ file: file(mp3), folder: 'avatars', public_id: 'tara' }))
    ).json();
    expect(stored.public_id).toBe('avatars/tara');
  });

  it('resizes and crops pictures by the transforms in the URL', async () => {
    const { call, post } = openOffline(load);
    const form = uploadForm({
      file: file(new Uint8Array(picture)),
      public_id: 'avatars/tara/profile_image-0',
    });
    const {
      secure_url: url,
      width,
      height,
    } = await (await post('media/v1_1/local/image/upload', form)).json();
    expect([width, height]).toEqual([40, 30]);
    const cut = url.replace('/upload/', '/upload/c_fill,f_auto,g_face,h_128,q_auto,w_128/');
    const answer = await call(cut, { headers: { accept: 'image/webp' } });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 128, height: 128 });
    const known = { 'if-none-match': answer.headers.get('etag') ?? '', accept: 'image/webp' };
    expect((await call(cut, { headers: known })).status).toBe(304);
    const odd = await call(url.replace('/upload/', '/upload/e_sepia/'));
    expect([odd.status, odd.headers.get('x-cld-error')]).toEqual([400, 'Invalid transformation e_sepia']);
  });

  it('answers 429 when too many pictures are being made', async () => {
    const one = { inAll: 1, perAddress: 1 };
    const queue = createPictureQueue({
      running: { inAll: 1, other: 1, perAddress: { expected: 1, other: 1, background: 1 } },
      waiting: { expected: one, other: one, background: one },
    });
    const { call, post } = openOffline(load, origin, queue);
    const form = uploadForm({ file: file(new Uint8Array(picture)), public_id: 'tara' });
    const { secure_url: url } = await (await post('media/v1_1/local/image/upload', form)).json();
    const cut = url.replace('/upload/', '/upload/c_fill,h_20,w_20/');
    const { promise, resolve } = Promise.withResolvers<void>();
    const busy = [queue.run(() => promise), queue.run(() => promise, { urgency: 'other' })];
    const refused = await call(cut);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    resolve();
    await Promise.all(busy);
    expect((await call(cut)).status).toBe(200);
  });

  it('refuses further pictures of one address, not of others', async () => {
    const queue = createPictureQueue({
      running: { inAll: 1, other: 1, perAddress: { expected: 1, other: 1, background: 1 } },
      waiting: {
        expected: { inAll: 1, perAddress: 1 },
        other: { inAll: 9, perAddress: 1 },
        background: { inAll: 1, perAddress: 1 },
      },
    });
    const { call, post } = openOffline(load, origin, queue);
    const form = uploadForm({ file: file(new Uint8Array(picture)), public_id: 'tara' });
    const { secure_url: url } = await (await post('media/v1_1/local/image/upload', form)).json();
    const { promise, resolve } = Promise.withResolvers<void>();
    const busy = queue.run(() => promise);
    const cut = (edge: number, address: string) =>
      call(url.replace('/upload/', `/upload/c_fill,h_${edge},w_${edge}/`), {}, address);
    const waiting = cut(20, 'one');
    await expect.poll(() => queue.waiting().other).toBe(1);
    expect((await cut(21, 'one')).status).toBe(429);
    const other = cut(22, 'another');
    await expect.poll(() => queue.waiting().other).toBe(2);
    resolve();
    await busy;
    expect([(await waiting).status, (await other).status]).toEqual([200, 200]);
  });

  it('limits the cache of transformed pictures, and keeps every original', async () => {
    const blobs = openBlobStore(undefined);
    const cache = openBlobStore(undefined);
    const store = createMediaStore(blobs, () => 0);
    const named = {
      publicId: 'avatars/tara/profile_image-0',
      resourceType: 'image',
      extension: 'jpg',
    } as const;
    await store.add(named, new Uint8Array(picture));
    const account = { cloudName: 'local', uploadPreset: 'avatars', baseUrl: origin };
    const queue = createPictureQueue();
    const limits = { maxCacheBytes: 10_000, limitsClients: false };
    const { deliver } = createOfflineMedia({ ...account, store, cache, queue, ...limits });
    const cut = async (edge: number) => {
      const path = `/local/image/upload/c_fill,h_${edge},w_${edge}/${named.publicId}.jpg`;
      return (await deliver?.({ request: new Request(origin), path, address: undefined }))?.status;
    };
    for (let edge = 20; edge < 30; edge += 1) expect(await cut(edge)).toBe(200);
    const kept = await cache.list();
    // Each file counts as at least one disk block, so two fill the cache.
    expect(kept).toHaveLength(2);
    expect(await blobs.list()).toHaveLength(2);
  });

  it.each([
    [
      { resource_type: 'video' },
      /^Resource_type parameter is not allowed when using unsigned upload\. Only /,
    ],
    [{ signature: 'x' }, /^Signature parameter is not allowed/],
    [{ upload_preset: 'other' }, /^Upload preset not found$/],
    [{ upload_preset: '' }, /^Upload preset must be specified when using unsigned upload$/],
    [{ public_id: '../../etc/passwd' }, /is invalid$/],
    [{ public_id: '' }, /is invalid$/],
    [{ public_id: `avatars/${'a'.repeat(200)}` }, /is invalid$/],
    [{ file: '' }, /^Missing required parameter - file$/],
    [{ file: 'https://example.org/a.mp4' }, /takes files, not addresses$/],
    [{ file: file(Uint8Array.from([1, 2, 3])) }, /^Unsupported video format or file$/],
    [{ file: file(new Uint8Array(Buffer.from('<html><script>'))) }, /^Unsupported video format or file$/],
  ])('refuses an upload with %j', async (fields, message) => {
    const { post } = openOffline(load);
    const answer = await post(uploadPath, uploadForm(fields));
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.message).toMatch(message);
  });

  it('accepts a data URI, and refuses SVG, which may contain a script', async () => {
    const { post } = openOffline(load);
    const uri = `data:audio/mpeg;base64,${Buffer.from(mp3).toString('base64')}`;
    expect((await post(uploadPath, uploadForm({ file: uri }))).status).toBe(200);
    const drawing = file(
      new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'image/svg+xml',
    );
    const answer = await post('media/v1_1/local/image/upload', uploadForm({ file: drawing }));
    expect((await answer.json()).error.message).toBe('Invalid image file');
  });

  it.each([
    '/local/video/upload/v1/avatars/tara/voice-0.mp3',
    '/local/video/upload/v1/avatars/tara/..%2F..%2Fadmin-token',
    '/other/video/upload/avatars/tara/voice-0.mp3',
  ])('returns 404 for %s', async (path) => {
    const { call } = openOffline(load);
    expect((await call(`media${path}`)).status).toBe(404);
  });

  it('refuses other accounts', async () => {
    const { post } = openOffline(load);
    expect((await post('media/v1_1/somebody/video/upload', uploadForm())).status).toBe(401);
  });
});
