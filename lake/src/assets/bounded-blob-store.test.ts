import { expect, it, vi } from 'vitest';
import { boundBlobStore } from './bounded-blob-store.ts';
import { openBlobStore } from './open-blob-store.ts';

const tenKilobytes = new Uint8Array(10_000);
const namesIn = async (store: ReturnType<typeof openBlobStore>) =>
  (await store.list()).map(({ name }) => name).sort();

it('evicts the least recently used blob', async () => {
  const inner = openBlobStore(undefined);
  const store = boundBlobStore(inner, 30_000);
  for (const name of ['a', 'b', 'c']) await store.put(name, tenKilobytes);
  await store.read('a');
  await store.put('d', tenKilobytes);
  expect(await namesIn(inner)).toEqual(['a', 'c', 'd']);
});

it('counts blobs that existed before, and a rewritten blob only once', async () => {
  const inner = openBlobStore(undefined);
  await inner.put('old', tenKilobytes);
  await inner.put('newer', tenKilobytes);
  const store = boundBlobStore(inner, 20_000);
  await store.put('newer', tenKilobytes);
  expect(await namesIn(inner)).toEqual(['newer', 'old']);
  await store.put('newest', tenKilobytes);
  expect(await namesIn(inner)).toEqual(['newer', 'newest']);
});

it('frees room when a blob is removed', async () => {
  const inner = openBlobStore(undefined);
  const store = boundBlobStore(inner, 20_000);
  await store.put('a', tenKilobytes);
  await store.put('b', tenKilobytes);
  await store.remove('a');
  await store.put('c', tenKilobytes);
  expect(await namesIn(inner)).toEqual(['b', 'c']);
});

it('does not keep a blob that is larger than the limit', async () => {
  const inner = openBlobStore(undefined);
  await boundBlobStore(inner, 5_000).put('a', tenKilobytes);
  expect(await namesIn(inner)).toEqual([]);
});

it('counts a tiny blob as one disk block', async () => {
  const inner = openBlobStore(undefined);
  const tiny = new Uint8Array(1);
  await inner.put('old', tiny);
  const store = boundBlobStore(inner, 3 * 4096);
  for (const name of ['a', 'b', 'c']) await store.put(name, tiny);
  expect(await namesIn(inner)).toEqual(['a', 'b', 'c']);
});

it('lists the store again after listing failed', async () => {
  const inner = openBlobStore(undefined);
  await inner.put('a', tenKilobytes);
  vi.spyOn(inner, 'list').mockRejectedValueOnce(new Error('disk'));
  const store = boundBlobStore(inner, 30_000);
  await expect(store.read('a')).rejects.toThrow('disk');
  expect(await store.read('a')).toEqual(tenKilobytes);
});
