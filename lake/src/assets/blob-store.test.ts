import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UnsafeBlobNameError } from './blob-store.ts';
import { openBlobStore } from './open-blob-store.ts';

const parent = await mkdtemp(join(tmpdir(), 'blobs-'));
afterAll(() => rm(parent, { recursive: true }));

const bytes = new TextEncoder().encode('0123456789');
const text = (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => new Response(stream).text();

describe.each([
  ['on disk', join(parent, 'store', 'blobs')],
  ['in memory', undefined],
])('blobs %s', (_, directory) => {
  const store = openBlobStore(directory);

  it('returns a stored blob, whole or in part', async () => {
    await store.put('images/abc-1x1.png', bytes);
    expect(await store.read('images/abc-1x1.png')).toEqual(bytes);
    expect(await store.stat('images/abc-1x1.png')).toEqual({ size: 10 });
    expect(await text(store.stream('images/abc-1x1.png'))).toBe('0123456789');
    expect(await text(store.stream('images/abc-1x1.png', { start: 3, end: 5 }))).toBe('345');
    expect(await text(store.stream('images/abc-1x1.png', { start: 8 }))).toBe('89');
  });

  it('accepts the same blob twice at the same time', async () => {
    await Promise.all([store.put('files/twice.txt', bytes), store.put('files/twice.txt', bytes)]);
    expect(await store.read('files/twice.txt')).toEqual(bytes);
  });

  it('stores an empty blob', async () => {
    await store.put('files/empty.txt', new Uint8Array());
    expect(await store.stat('files/empty.txt')).toEqual({ size: 0 });
    expect(await text(store.stream('files/empty.txt'))).toBe('');
  });

  it('lists its blobs', async () => {
    await store.put('files/listed.txt', bytes);
    const found = await store.list();
    expect(found.at(-1)).toEqual({ name: 'files/listed.txt', size: 10, written: expect.any(Number) });
    expect(Math.abs(Date.now() - (found.at(-1)?.written ?? 0))).toBeLessThan(60_000);
    expect(found.map(({ name }) => name)).toContain('images/abc-1x1.png');
  });

  it('returns undefined for a missing or removed blob', async () => {
    await store.put('files/gone.txt', bytes);
    await store.remove('files/gone.txt');
    await store.remove('files/gone.txt');
    expect(await store.read('files/gone.txt')).toBeUndefined();
    expect(await store.stat('files/never.txt')).toBeUndefined();
    expect(await store.read('files')).toBeUndefined();
    expect(await store.read('files/twice.txt/below')).toBeUndefined();
    await expect(text(store.stream('files/never.txt'))).rejects.toThrow();
  });

  it.each([
    '../secret.txt',
    'images/../../secret.txt',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a\\..\\b',
    'a\0b',
    '',
  ])('stays inside for %j', async (name) => {
    await writeFile(join(parent, 'secret.txt'), 'secret');
    expect(await store.read(name)).toBeUndefined();
    expect(await store.stat(name)).toBeUndefined();
    expect(() => store.stream(name)).toThrow(UnsafeBlobNameError);
    await expect(store.put(name, bytes)).rejects.toThrow(UnsafeBlobNameError);
  });
});

it('leaves no temporary files, even when writing fails', async () => {
  const directory = join(parent, 'tidy');
  const store = openBlobStore(directory);
  await store.put('files/one.txt', bytes);
  await store.put('files/folder/inside.txt', bytes);
  await expect(store.put('files/folder', bytes)).rejects.toThrow();
  expect((await store.list()).map(({ name }) => name).sort()).toEqual([
    'files/folder/inside.txt',
    'files/one.txt',
  ]);
  expect(await openBlobStore(join(parent, 'nowhere')).list()).toEqual([]);
  expect((await readdir(join(directory, 'files'))).sort()).toEqual(['folder', 'one.txt']);
});

it('can be opened on an existing folder', async () => {
  const directory = join(parent, 'again');
  await openBlobStore(directory).put('files/kept.txt', bytes);
  expect(await openBlobStore(directory).read('files/kept.txt')).toEqual(bytes);
});

describe.skipIf(!existsSync('/proc/self/fd'))('closes the file', () => {
  const directory = join(parent, 'early');
  const store = openBlobStore(directory);
  beforeAll(() => store.put('files/long.bin', new Uint8Array(300_000)));
  /** The files of the store that this process has open. */
  const openFiles = async () => {
    const descriptors = await readdir('/proc/self/fd');
    const files = await Promise.all(
      descriptors.map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '')),
    );
    return files.filter((file) => file.startsWith(directory));
  };
  /** Node closes a file in another thread. */
  const untilClosed = () => vi.waitFor(async () => expect(await openFiles()).toEqual([]));

  it('after the last byte', async () => {
    expect(await text(store.stream('files/long.bin'))).toHaveLength(300_000);
    await untilClosed();
  });

  it('when a reader stops early', async () => {
    const reader = store.stream('files/long.bin').getReader();
    expect((await reader.read()).value?.length).toBe(65_536);
    expect(await openFiles()).toHaveLength(1);
    await reader.cancel();
    await untilClosed();
    expect((await reader.read()).done).toBe(true);
  });

  it('when a reader stops while it opens', async () => {
    const reader = store.stream('files/long.bin').getReader();
    // A new stream does not read at once.
    await setImmediate();
    const first = reader.read();
    await reader.cancel();
    expect((await first).done).toBe(true);
    // A file that is left open after this would have been opened by then.
    await text(store.stream('files/long.bin'));
    await untilClosed();
  });

  it('when a reader stops while more is read', async () => {
    const reader = store.stream('files/long.bin').getReader();
    await reader.read();
    const second = reader.read();
    await reader.cancel();
    expect((await second).done).toBe(true);
    await untilClosed();
  });

  it('which an unread stream never opened', async () => {
    await store.stream('files/long.bin').cancel();
    expect(await openFiles()).toEqual([]);
  });
});
