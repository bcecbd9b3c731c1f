import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBlobStore } from '../open-blob-store.ts';
import { makeDrawing, makeJpeg } from '../testing/images.ts';
import { parseImageParameters } from './image-parameters.ts';
import { createPictureQueue } from './picture-queue.ts';
import { createImageTransformer } from './transform-cache.ts';

const NAME = `images/${'a'.repeat(40)}-400x200.jpg`;

async function setUp(image = makeJpeg()) {
  const blobs = openBlobStore(undefined);
  const cache = openBlobStore(undefined);
  await blobs.put(NAME, await image);
  const read = vi.spyOn(blobs, 'read');
  const transformer = createImageTransformer(blobs, cache, createPictureQueue());
  const ask = (query: string, accept?: string, signal?: AbortSignal) =>
    transformer(NAME, parseImageParameters(new URLSearchParams(query)), accept, { signal });
  return { blobs, cache, read, transformer, ask };
}

describe('transformed images', () => {
  it('are made once for simultaneous requests', async () => {
    const { read, ask } = await setUp();
    const [first, second] = await Promise.all([ask('w=50'), ask('fit=clip&w=25&dpr=2')]);
    expect(first).toBe(second);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are cached: a second lake with the same cache makes none', async () => {
    const { blobs, cache, read, ask } = await setUp();
    const first = await ask('w=50');
    const other = createImageTransformer(blobs, cache, createPictureQueue());
    const second = await other(NAME, parseImageParameters(new URLSearchParams('w=50')), undefined);
    expect(second).toEqual(first);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are shared by requests that choose the same format in different ways', async () => {
    const { read, ask } = await setUp();
    const asked = await ask('w=50&fm=webp');
    const chosen = await ask('w=50&auto=format', 'image/webp');
    expect(chosen).toEqual(asked);
    expect(chosen).not.toEqual(await ask('w=50&auto=format', '*/*'));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are not made when the original can be served, or is missing', async () => {
    const { read, ask, transformer } = await setUp();
    expect(await ask('')).toBe('original');
    expect(read).not.toHaveBeenCalled();
    const parameters = parseImageParameters(new URLSearchParams('w=5'));
    expect(await transformer(`images/${'b'.repeat(40)}-4x2.jpg`, parameters, undefined)).toBeUndefined();
    expect(await transformer('images/notes.txt', parameters, undefined)).toBeUndefined();
  });

  it('are AVIF for browsers that support it, once it was made in the background and is smaller', async () => {
    const { blobs, cache, ask } = await setUp(makeDrawing());
    const accept = 'image/avif,image/webp,*/*';
    expect(await ask('w=200&auto=format', accept)).toMatchObject({ contentType: 'image/webp' });
    await expect
      .poll(() => ask('w=200&auto=format', accept), { timeout: 20_000 })
      .toMatchObject({ contentType: 'image/avif' });
    expect(await ask('w=200&auto=format', 'image/webp')).toMatchObject({ contentType: 'image/webp' });
    expect(await ask('w=200&auto=format&fm=jpg', accept)).toMatchObject({ contentType: 'image/jpeg' });
    const other = createImageTransformer(blobs, cache, createPictureQueue());
    const parameters = parseImageParameters(new URLSearchParams('w=200&auto=format'));
    expect(await other(NAME, parameters, accept)).toMatchObject({ contentType: 'image/avif' });
  });

  it('stay WebP when that is smaller, which is checked only once', async () => {
    const { cache, read, ask } = await setUp();
    const put = vi.spyOn(cache, 'put');
    const accept = 'image/avif,image/webp,*/*';
    // For an image of a few pixels, the AVIF header is most of the file.
    for (let time = 0; time < 3; time += 1) {
      expect(await ask('w=4&auto=format', accept)).toMatchObject({ contentType: 'image/webp' });
      await expect.poll(() => put.mock.calls.length, { timeout: 20_000 }).toBe(2);
    }
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are served even when the cache cannot be written or read', async () => {
    const { cache, read, ask } = await setUp();
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => report.mockRestore());
    const put = vi.spyOn(cache, 'put').mockRejectedValue(new Error('disk full'));
    expect(await ask('w=50&auto=format', 'image/avif,image/webp')).toMatchObject({
      contentType: 'image/webp',
    });
    vi.spyOn(cache, 'read').mockRejectedValue(new Error('disk'));
    expect(await ask('w=50')).toMatchObject({ contentType: 'image/jpeg' });
    // AVIF is not made repeatedly for a cache that does not store it.
    expect(read).toHaveBeenCalledTimes(2);
    expect(put).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith('A resized image could not be kept:', new Error('disk full'));
  });

  it('are made again after a failure', async () => {
    const { blobs, ask } = await setUp();
    vi.spyOn(blobs, 'read').mockRejectedValueOnce(new Error('disk'));
    await expect(ask('w=50')).rejects.toThrow('disk');
    expect(await ask('w=50')).toMatchObject({ contentType: 'image/jpeg' });
  });
});

describe('a client that disconnects', () => {
  const aborted = () => {
    const controller = new AbortController();
    return { signal: controller.signal, hangUp: () => controller.abort(new Error('gone')) };
  };

  it('removes its waiting image from the queue, unless another client waits for it too', async () => {
    const { blobs, read, ask } = await setUp();
    const gate = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    const bytes = await blobs.read(NAME);
    read.mockClear();
    read.mockImplementation(() => gate.promise);
    const [first, second] = [aborted(), aborted()];
    const running = [1, 2, 3].map((width) => ask(`w=${width}`));
    await expect.poll(() => read.mock.calls.length).toBe(3);
    const alone = ask('w=50', undefined, first.signal);
    const shared = [ask('w=60', undefined, first.signal), ask('w=60', undefined, second.signal)];
    first.hangUp();
    await expect(alone).rejects.toThrow('gone');
    await expect(shared[0]).rejects.toThrow('gone');
    gate.resolve(bytes ?? new Uint8Array());
    await Promise.all(running);
    expect(await shared[1]).toMatchObject({ contentType: 'image/jpeg' });
    expect(read, 'nobody made the one of 50').toHaveBeenCalledTimes(4);
    expect(await ask('w=50')).toMatchObject({ contentType: 'image/jpeg' });
  });
});
